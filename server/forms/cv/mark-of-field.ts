import { marks } from "./marks.ts";

/** Word's fields that fetch or start something (ECMA-376 Part 1, 17.16.5; MS-DOC 2.9.90). */
const fields: Record<string, string> = {
  DDE: marks.program,
  DDEAUTO: marks.program,
  DATABASE: marks.elsewhere,
  IMPORT: marks.elsewhere,
  INCLUDE: marks.elsewhere,
  INCLUDEPICTURE: marks.elsewhere,
  INCLUDETEXT: marks.elsewhere,
  LINK: marks.elsewhere,
};

/** What a field of a Word document may do, by its code such as `DDEAUTO c:\\…`; undefined for harmless ones. */
export function markOfField(code: string): string | undefined {
  const [, name = ""] = /^[\s"]*([a-z]+)/i.exec(code) ?? [];
  return fields[name.toUpperCase()];
}
