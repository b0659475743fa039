import type { CvKind } from "../../submission/cv-kinds.ts";

/** An accepted CV with a warning for the staff, if there is one, or the reason why it is refused. */
export type InspectedCv =
  | { kind: CvKind; mark: string | null }
  | { refused: "another kind" | "macros" | "unpacks too far" };
