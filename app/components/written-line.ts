import { splitLetters } from "../../formats/letters.ts";
import { tabStore } from "./browser-storage.ts";

const key = "line";
const maxLetters = 60;

/** A line from outside as it may be painted: one row of at most 60 letters, without control characters and marks of direction. */
export function cleanLine(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\p{Bidi_Control}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .trimStart();
  return splitLetters(plain).slice(0, maxLetters).join("");
}

/** Keeps the line that a visitor has put up, for this tab; an empty one is taken down. */
export function keepLine(line: string): void {
  tabStore.write(key, line || null);
}

/** The line in the address (`?line=`), or else the one put up in this tab; empty where there is neither. */
export function readLine(): string {
  return cleanLine(new URLSearchParams(location.search).get(key) ?? tabStore.read(key) ?? "").trim();
}
