/** Where the build notes what it was made of. */
export const builtFrom: string;
export function inputsDigest(folder?: string): string;
