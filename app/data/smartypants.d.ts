declare module "smartypants" {
  /** Straight quotes, double hyphens and three dots of a text or of HTML as typographic characters; tags and code stay. */
  export function smartypantsu(text: string, attributes?: number | string): string;
}
