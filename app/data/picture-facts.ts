/** One picture as the site knows it: pixel size of the master, and where its derived files lie. */
export type PictureFacts = { base: string; width: number; height: number; widths: number[]; share?: string };
