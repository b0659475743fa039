import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leaveOut, type NeverRuns } from "./leave-out.ts";

const code = [
  "function send(body) { return post(body); }",
  "let posts = 3;",
  "page.send = (body) => post(body);",
  'if (a && b) { warn("never"); tell("kept"); } else go();',
].join("\n");
const without = (never: NeverRuns) => leaveOut(code, parseAst(code), never);

test("what never runs is taken out of a script, and nothing beside it", () => {
  expect(without({ bodies: { send: "" } })).toBe(code.replace("{ return post(body); }", "{}"));
  expect(without({ values: { posts: "0", "page.send": "void 0" } })).toBe(
    code.replace("posts = 3", "posts = (0)").replace("(body) => post(body)", "(void 0)"),
  );
  expect(without({ calls: { warn: "void 0" }, tests: { "a && b": false } })).toBe(
    code.replace('warn("never")', "(void 0)").replace("(a && b)", "((false))"),
  );
});

test("a script that has come to be written in another way is refused, with what it no longer has", () => {
  expect(() => without({ bodies: { send: "", fetch: "" }, tests: { a: true } })).toThrow(
    "no longer has fetch, a",
  );
});

test("no page uses what its scripts come without", () => {
  const sources = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
    .map((file) => path.join(file.parentPath, file.name));
  const leftOut =
    /\b(use(Fetchers?|Submit|Blocker|BeforeUnload|Revalidator|ActionData|FormAction)|unstable_usePrompt|(?:Nav)?Link|PrefetchPageLinks|redirect|replace)\b|\b(Form|data)(?=,| })/;
  const ofReact =
    /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState|pre(fetchDNS|connect|load|loadModule|init|initModule))\b/;
  const offered =
    /export (?:async )?(?:function|const) (action|client(?:Action|Loader|Middleware)|middleware)\b/;
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const imported = [...text.matchAll(/import \{([^}]*)\} from "react-router(?:\/dom)?"/g)].map(
      ([, names]) => names,
    );
    const offers = file.endsWith(".tsx") ? offered.exec(text)?.[1] : undefined;
    const reacts = [...text.matchAll(/import (?!type)[^;]*? from "react(?:-dom)?"/g)].map(
      ([names]) => ofReact.exec(names)?.[0] ?? /import \*|import React/.exec(names)?.[0],
    );
    const used = imported.map((names = "") => leftOut.exec(names)?.[0]).concat(offers, reacts);
    return used.flatMap((name) => (name ? [`${file}: ${name}`] : []));
  });
  expect(found).toEqual([]);
});
