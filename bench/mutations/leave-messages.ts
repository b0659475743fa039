type Path = { node: { type: string; value?: unknown; quasis?: { value: { raw: string } }[] } };

/** A message that people read: begins with a capital letter and ends as sentences do. */
const message = /^[A-Z].* .*[.…]$/s;

/** Makes Stryker leave messages unchanged, because their wording is not part of any promise. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "messages",
    value: {
      shouldIgnore({ node: { type, value, quasis } }: Path): string | undefined {
        const text = type === "StringLiteral" ? value : quasis?.map(({ value }) => value.raw).join("…");
        return typeof text === "string" && message.test(text) ? "a message that people read" : undefined;
      },
    },
  },
];
