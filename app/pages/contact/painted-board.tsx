import { clsx } from "clsx";
import { splitLetters } from "../../../formats/letters.ts";
import styles from "./painted-board.module.css";

/** How many letters of a name are painted at most. */
const mostLetters = 22;

type PaintedBoardProps = {
  /** As the visitor wrote it. */
  name: string;
  /** Who has the message now. */
  desk: string;
};

/** The board after an enquiry was sent: the visitor's name as wide as the board, and who has the message on their desk. */
export function PaintedBoard({ name, desk }: PaintedBoardProps) {
  const words = cutName(name);
  return (
    <div className={styles.board}>
      <p className={clsx(styles.name, sizeOf(splitLetters(words).length))} dir="auto">
        {words}
      </p>
      <p>{desk}</p>
    </div>
  );
}

/** As many whole words of a name as fit on the board; a single longer word is cut between its letters. */
export function cutName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  let words = splitLetters(first).slice(0, mostLetters).join("");
  for (const word of others) {
    const longer = `${words} ${word}`;
    if (splitLetters(longer).length > mostLetters) break;
    words = longer;
  }
  return words;
}

/** The fewer letters, the larger: each step fills the board with the most letters it is for. */
function sizeOf(letters: number): string | undefined {
  if (letters <= 5) return styles.five;
  if (letters <= 8) return styles.eight;
  if (letters <= 12) return styles.twelve;
  return letters <= 16 ? styles.sixteen : undefined;
}
