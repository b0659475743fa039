/** The kinds of boards that content may name: those of societies, then those of other sites. */
export const societyBoards = ["pylon", "display", "lift", "clip"] as const;
export const siteBoards = ["hoarding", "unipole", "gantry", "kiosk"] as const;
export const boardKinds = [...societyBoards, ...siteBoards] as const;
export type BoardKind = (typeof boardKinds)[number];
