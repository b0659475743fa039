/** What of a module never runs here, and what stands in its place: each a piece of code. */
export type NeverRuns = {
  /** Bodies of functions, by the function's name; empty where nothing is given back. */
  bodies?: Record<string, string>;
  /** What a variable or a property is set to, by its name as the code writes it. */
  values?: Record<string, string>;
  /** What a call gives, by what is called as the code writes it. */
  calls?: Record<string, string>;
  /** What a condition always is, as the code writes it. */
  tests?: Record<string, boolean>;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

/**
 * A module without what never runs, so that the bundler drops that and all that it alone has used.
 * @param program the module's syntax tree, with the places of its nodes in the code
 * @param never what to leave out; every entry must be found
 * @throws Error with the names of entries that the module doesn't have
 */
export function leaveOut(code: string, program: unknown, never: NeverRuns): string {
  const found = new Set<string>();
  const edits: Edit[] = [];
  visit(program);
  const missing = Object.entries(never).flatMap(([kind, entries]) =>
    Object.keys(entries).filter((name) => !found.has(`${kind} ${name}`)),
  );
  if (missing.length > 0) throw new Error(`no longer has ${missing.join(", ")}`);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const replaced = replacedPart(node);
    if (replaced === node) return;
    for (const part of Object.values(node)) if (part !== replaced) visit(part);
  }

  function replacedPart(node: Node): Node | undefined {
    const { id, init, left, right, body, callee, test } = node as Record<string, Node | undefined>;
    if (node.type === "FunctionDeclaration") return replace(body, "bodies", id, (text) => `{${text}}`);
    if (node.type === "VariableDeclarator") return replace(init, "values", id);
    if (node.type === "AssignmentExpression") return replace(right, "values", left);
    if (node.type === "CallExpression") return replace(node, "calls", callee);
    return replace(test, "tests", test);
  }

  function replace(
    part: Node | undefined,
    kind: keyof NeverRuns,
    name: Node | undefined,
    written = (text: string) => `(${text})`,
  ): Node | undefined {
    const key = name ? code.slice(name.start, name.end) : "";
    const entries = never[kind];
    if (!part || !entries || !Object.hasOwn(entries, key)) return undefined;
    found.add(`${kind} ${key}`);
    edits.push({ start: part.start, end: part.end, text: written(String(entries[key])) });
    return part;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
