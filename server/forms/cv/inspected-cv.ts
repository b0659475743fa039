/** What a CV truly is. */
export type CvKind = "pdf" | "doc" | "docx";

/** A CV that is taken, with what the staff should know before they open it, or why it is not taken. */
export type InspectedCv =
  | { kind: CvKind; mark: string | null }
  | { refused: "another kind" | "macros" | "unpacks too far" };
