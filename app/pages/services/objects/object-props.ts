import type { ReactNode } from "react";

/** The class of what all objects have alike, and what stands on one: the title, the words, the picture, in this order. */
export type ObjectProps = { className: string | undefined; children: ReactNode };
