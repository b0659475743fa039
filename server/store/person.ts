/** One of the staff; without an account, whoever works at the terminal. */
export type Person = { id: string | null; name: string };
export const atTheTerminal: Person = { id: null, name: "the terminal" };
