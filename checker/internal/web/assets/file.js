// The learner's own file, where the course is served from a clone of it.

export class File {
  #url;
  #tag = null; // of the version that was read or written last; null if there is none

  constructor(root, exercise) {
    this.#url = `${root}files/${exercise}/main.go`;
  }

  // read gives the text of the file; if there is none, the starter.
  async read(starter) {
    const response = await fetch(this.#url, { cache: "no-store" });
    if (response.status === 404) return starter;
    if (!response.ok) throw new Error(await response.text());
    this.#tag = response.headers.get("ETag");
    return (await response.text()).replaceAll("\r\n", "\n");
  }

  // save writes the program into the file and says what became of it. A file that
  // somebody else has changed in the meantime is left alone.
  async save(program, starter) {
    const text = program.text;
    const response = await fetch(this.#url, {
      method: "PUT",
      headers: { "Content-Type": "text/plain; charset=utf-8", ...(this.#tag ? { "If-Match": this.#tag } : { "If-None-Match": "*" }) },
      body: text,
    }).catch(() => null);
    if (!response) return "Not saved: the checker does not answer. Is it still running?";
    if (response.status === 412) {
      const theirs = await this.read(starter);
      program.rebase(theirs);
      return "Not saved: the file was changed elsewhere. Reset shows that text; Save now puts yours in its place, with a copy of that one.";
    }
    const words = (await response.text()).trim();
    if (!response.ok) return `Not saved: ${words}`;
    this.#tag = response.headers.get("ETag");
    program.rebase(text);
    return words;
  }
}
