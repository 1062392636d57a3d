// Prints the licences of all packages that stand in a bundle, read from
// esbuild's account of it.
import { readFileSync, readdirSync } from "node:fs";

const { inputs } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const packages = new Set();
for (const file of Object.keys(inputs)) {
  const found = file.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//);
  if (found) packages.add(found[1]);
}
console.log("The script editor.js of this site holds these packages.\n");
for (const name of [...packages].sort()) {
  const folder = "node_modules/" + name;
  const { version, license } = JSON.parse(readFileSync(folder + "/package.json", "utf8"));
  const file = readdirSync(folder).find((f) => /^licen[cs]e/i.test(f));
  if (!file) throw new Error(name + " comes without the text of its licence");
  console.log(`${"=".repeat(72)}\n${name} ${version} (${license})\n`);
  console.log(readFileSync(folder + "/" + file, "utf8").replaceAll("\r\n", "\n").trim() + "\n");
}
