import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
/** What of React the site's scripts import, and where the production build of each lies. */
const parts: Record<string, string> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

/**
 * React comes as CommonJS, for which the bundler adds helpers in a script of their own: one request more of every page's six.
 * Visitors' scripts take its production files as modules instead; their names are asked of the files themselves.
 */
export function reactAsModules(): Plugin {
  const files = new Map(Object.entries(parts).map(([name, file]) => [name, locate(file)]));
  const known = new Set(files.values());
  return {
    name: "react-as-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => files.get(source),
    transform: (code, id) => (known.has(id) ? asModule(code, Object.keys(require(id))) : undefined),
  };
}

/** A file's place; its package keeps inner files from being asked for by name. */
function locate(file: string): string {
  const [name = "", ...rest] = file.split("/");
  return [require.resolve(`${name}/package.json`).replace(/\/package\.json$/, ""), ...rest].join("/");
}

/**
 * @param code CommonJS that sets properties of `exports` and requires other packages by their plain names
 * @param names what it exports
 */
function asModule(code: string, names: string[]): string {
  const required = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name = ""]) => name))];
  const imports = required.map((name, at) => `import required${at} from "${name}";`);
  const body = code.replace(/require\("([^"]+)"\)/g, (_, name) => `required${required.indexOf(name)}`);
  const exported = names.map(
    (name, at) => `const exported${at} = exports.${name};\nexport { exported${at} as ${name} };`,
  );
  return [...imports, "const exports = {};", body, "export default exports;", ...exported].join("\n");
}
