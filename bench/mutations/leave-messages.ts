type Path = { node: { type: string; value?: unknown; quasis?: { value: { raw: string } }[] } };

/** A sentence for people: begins with a capital and ends as sentences do. */
const sentence = /^[A-Z].* .*[.…]$/s;

/** Has Stryker leave sentences for people as they are: their wording is no promise. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "messages",
    value: {
      shouldIgnore({ node: { type, value, quasis } }: Path): string | undefined {
        const text = type === "StringLiteral" ? value : quasis?.map(({ value }) => value.raw).join("…");
        return typeof text === "string" && sentence.test(text) ? "a sentence for people" : undefined;
      },
    },
  },
];
