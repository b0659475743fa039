const feetPerInch = { easy: 10, limit: 30 };
const metresPerFoot = 0.3048;
const secondsToRead = 5;
/** From where people read who stand before the board, in metres. */
const standing = 2;

type Road = { speed: number; view: number };

/**
 * How long the main line of a board is read in passing. Sources: content/pages/board.yaml, under `reach`.
 * @param height of the board in feet; the main line's letters are a quarter of it
 * @param road its speed in km/h, and the metres of clear view before the board
 * @returns the steps of the sum: letters in inches, the metres from which they are easily read, those that count because
 * the view is clear, metres a second, and the seconds
 */
export function reachOf(height: number, { speed, view }: Road) {
  const inches = (height * 12) / 4;
  const easy = inches * feetPerInch.easy * metresPerFoot;
  const metres = Math.min(easy, view);
  const pace = speed / 3.6;
  return { inches, easy, metres, pace, seconds: metres / pace };
}

/**
 * The smallest letters that can still be read, in millimetres: those at the limit of legibility where a reader has five
 * seconds left, or where people stand before the board.
 */
export function smallestLetter(road: Road | undefined): number {
  const metres = road ? Math.min((road.speed / 3.6) * secondsToRead, road.view) : standing;
  return Math.ceil((metres / metresPerFoot / feetPerInch.limit) * 25.4);
}
