/** The kinds of file a CV may be, with their media types. */
export const cvTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
export type CvKind = keyof typeof cvTypes;

/** What the staff are advised when something suspicious was found in a CV. */
export const cvAdvice = "Don’t open it: ask the sender for a plain PDF.";
