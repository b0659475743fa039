/** The services by their names in English, each with its name in Hindi. */
export const services: Record<string, string> = import.meta.env.SERVICES ?? {};

/** A service as a text names it: in Hindi where the text is in Hindi. */
export function nameIn(text: string, service: string, names = services): string {
  return (/\p{Script=Devanagari}/u.test(text) && names[service]) || service;
}
