/** Shows the opening board's brush; a press, or a line in the address (`/?line=`), fetches what paints. */
export function offerBrush(): void {
  const brush = document.querySelector<HTMLElement>("[data-write]");
  if (!brush) return;
  const paint = async (line: string) => (await import("./paint-board.ts")).paintBoard(line);
  brush.hidden = false;
  brush.addEventListener("click", () => paint(""));
  const line = new URLSearchParams(location.search).get("line");
  if (line) paint(line);
}
