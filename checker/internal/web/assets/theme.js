// Puts the reader's choice of light or dark on the page before it is shown.
try {
  const theme = localStorage.getItem("nqueens:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the page follows the system.
}
