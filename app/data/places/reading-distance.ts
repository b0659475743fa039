export const metresPerFoot = 0.3048;
/** Sources: content/pages/board.yaml, under `reach`. */
const feetPerInch = 10;

/** The metres from which letters of a foot are easily read. */
export const readingMetresPerFoot = 12 * feetPerInch * metresPerFoot;
