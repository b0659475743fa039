import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

/** Letters as a path: its commands, and the box around their ink, in ems from the start of the line. */
export type Outline = { commands: { type: string; values: number[] }[]; box: Box };
type Box = { left: number; top: number; right: number; bottom: number };

export type Letters = (text: string) => Outline;

/** Sets a line in letters of Hindi and of other scripts, each in its face (TrueType), as paths that need no font. */
export function createLetters(faces: { latin: Uint8Array; hindi: Uint8Array }): Letters {
  const open = (bytes: Uint8Array) => new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  const [latin, hindi] = [open(faces.latin), open(faces.hindi)];
  const drawn = new Map<string, Outline>();
  return (text) => {
    const outline = drawn.get(text) ?? draw(text);
    drawn.set(text, outline);
    return outline;
  };

  function draw(text: string): Outline {
    const commands: Outline["commands"] = [];
    let x = 0;
    for (const [at, part] of text.split(/((?:[\u0900-\u097f]|\u200c|\u200d)+)/).entries()) {
      const font = at % 2 ? hindi : latin;
      const em = font.face.upem;
      const run = new Run();
      run.addText(part);
      run.guessSegmentProperties();
      shape(font, run);
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of run.getGlyphInfosAndPositions()) {
        for (const { type, values } of font.glyphToJson(codepoint))
          commands.push({
            type,
            values: values.map((value, index) =>
              index % 2 ? -(value + yOffset) / em : x + (value + xOffset) / em,
            ),
          });
        x += xAdvance / em;
      }
    }
    const values = commands.flatMap(({ values }) => values);
    const axis = (remainder: number) => values.filter((_, index) => index % 2 === remainder);
    const [across, down] = [axis(0), axis(1)];
    const [left, right] = [Math.min(...across), Math.max(...across)];
    const [top, bottom] = [Math.min(...down), Math.max(...down)];
    return { commands, box: { left, top, right, bottom } };
  }
}
