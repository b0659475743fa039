import type { Refusal } from "../../server/desk-api/refusal.ts";

/** The server has answered, and the answer is no success; its `message` is for people, and empty where it gave no words. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}
