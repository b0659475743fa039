/** The kinds of boards that content may name: those of societies, then those of other sites. */
export const societyBoards = ["pylon", "display", "lift", "clip"] as const;
export const siteBoards = ["hoarding", "unipole", "gantry", "kiosk"] as const;
export const boardKinds = [...societyBoards, ...siteBoards] as const;
export type BoardKind = (typeof boardKinds)[number];

/**
 * Of each kind what is counted and let singly (whole boards, the faces on one post, or the poles of a row), and on how many
 * sides each of these is printed.
 */
export const boardFacts: Record<BoardKind, { unit: "boards" | "faces" | "poles"; printedSides: 1 | 2 }> = {
  pylon: { unit: "boards", printedSides: 2 },
  display: { unit: "boards", printedSides: 1 },
  lift: { unit: "boards", printedSides: 1 },
  clip: { unit: "boards", printedSides: 1 },
  hoarding: { unit: "boards", printedSides: 1 },
  unipole: { unit: "faces", printedSides: 1 },
  gantry: { unit: "boards", printedSides: 1 },
  kiosk: { unit: "poles", printedSides: 2 },
};

/** Whether one of the faces that hang on a post can be had without the others. */
export function isLetByFace(kind: BoardKind): boolean {
  return boardFacts[kind].unit === "faces";
}
