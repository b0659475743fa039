import { Lexer, parse, YAMLParseError } from "yaml";

/** Far more than the files of a site; an editor that stays open reads ever new texts. */
const most = 500;
const parsed = new Map<string, () => unknown>();

/**
 * What a YAML text says. The same text is parsed once, since many ask a file for one of its fields each; so what is
 * returned is frozen, and a text that can’t be read throws the same error again.
 * @throws YAMLParseError, and what the parser throws at an unknown alias
 */
export function parseYaml(text: string): unknown {
  if (parsed.size >= most) parsed.clear();
  const outcome = parsed.get(text) ?? outcomeOf(text);
  parsed.set(text, outcome);
  return outcome();
}

function outcomeOf(text: string): () => unknown {
  try {
    refuseMarkedKeys(text);
    const value = frozen(parse(text));
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** A key written as `? key`: for those in one another the parser’s time grows with the fourth power of their number. */
function refuseMarkedKeys(text: string): void {
  let line = 1;
  for (const token of new Lexer().lex(text)) {
    if (token === "?") {
      const error = new YAMLParseError([0, 0], "BAD_SCALAR_START", "a key is marked with ?");
      throw Object.assign(error, {
        linePos: [{ line, col: (text.split("\n")[line - 1] ?? "").indexOf("?") + 1 }],
      });
    }
    line += token.split("\n").length - 1;
  }
}

function frozen(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
