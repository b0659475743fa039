import { readLine } from "../../../components/written-line.ts";
import { interpolate } from "../../../data/format.ts";
import { fitRows, layLine, writtenColours } from "../places/drawings/written-poster.ts";

/** Hangs the line that a visitor has written on Home on the page's board, and says so below the drawing. */
export function showWrittenLine(): void {
  const line = readLine();
  if (!line) return;
  for (const face of document.querySelectorAll("figure [data-board] rect[paint-order]")) {
    const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
      Number(face.getAttribute(name)),
    );
    const rows = layLine(line, { width, height });
    const size = fitRows(rows, { width, height });
    face.setAttribute("fill", writtenColours.ground);
    const texts = rows.map((row, index) => {
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      const attributes = {
        x: x + width / 2,
        y: y + height / 2 + (index - (rows.length - 1) / 2) * size,
        "font-size": size,
        fill: writtenColours.ink,
        "text-anchor": "middle",
      };
      for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, String(value));
      text.textContent = row;
      return text;
    });
    for (const part of face.parentElement?.querySelectorAll(":scope > rect[paint-order] ~ :not(rect)") ?? [])
      part.remove();
    face.after(...texts);
  }
  const caption = document.querySelector<HTMLElement>("[data-line]");
  if (caption) caption.textContent = interpolate(caption.dataset.line ?? "", { line });
}
