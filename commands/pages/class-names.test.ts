import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

const root = path.join(import.meta.dirname, "../..");
const nameOf = shortClassNames(root);

test("a class gets a short name, the same in every build", () => {
  const file = path.join(root, "app/components/icon.module.css");
  expect(nameOf("icon", file)).toMatch(/^[a-zA-Z]{2,4}$/);
  expect(shortClassNames(root)("icon", `${file}?used`)).toBe(nameOf("icon", file));
});

test("no two classes of the site get the same", () => {
  const given = globSync("app/**/*.module.css", { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/^ {2}\.(\w+) \{$/gm)].map(
      ([, name = ""]) => `${file} ${name}`,
    ),
  );
  const own = [...new Set(given)];
  expect(own.length).toBeGreaterThan(300);
  const short = own.map((key) => {
    const [file = "", name = ""] = key.split(" ");
    return nameOf(name, path.join(root, file));
  });
  expect(new Set(short).size).toBe(own.length);
});

test("a class that nobody wrote is an error with its file", () => {
  expect(() => nameOf("nothing", path.join(root, "app/components/icon.module.css"))).toThrow(
    "app/components/icon.module.css nothing",
  );
});
