import { listUnsupported } from "./list-unsupported.ts";
import { unknownAttributes, unknownPrefix } from "./unknown-styles.ts";

/** Source of a script that takes away, before any other script, what the floor lacks of the language and the platform. */
export function unknownScripts(): string {
  const paths = [...listUnsupported(["javascript", "builtins"], 2), ...listUnsupported(["api"], 2)].filter(
    (path) => path.every((name) => /^\w+$/.test(name)) && !/_(?!static$)/.test(path.at(-1) ?? ""),
  );
  const names = paths.map((path) => path.join("."));
  return `(${removeUnsupported})(${JSON.stringify(names)},${JSON.stringify(unknownAttributes)},${JSON.stringify(unknownPrefix)})`;
}

function removeUnsupported(paths: string[], attributes: Record<string, string[]>, prefix: string): void {
  // biome-ignore lint/suspicious/noExplicitAny: whatever there is
  const globals = globalThis as any;
  const remove = (owner: object | undefined, name: string) => {
    if (owner && Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
  };
  const interfaces: string[] = [];
  for (const path of paths) {
    const [owner = "", name] = path.split(".");
    if (name === undefined) interfaces.push(owner);
    else if (name.endsWith("_static")) remove(globals[owner], name.replace("_static", ""));
    else if (owner === "Window") remove(globals, name);
    else {
      remove(globals[owner]?.prototype, name);
      if (path.startsWith(owner) && typeof globals[owner] === "function") remove(globals[owner], name);
    }
  }
  for (const name of interfaces) remove(globals, name);

  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const isUnsupported = [attributes["*"], attributes[this.localName]].some((unsupported) =>
      unsupported?.includes(name.toLowerCase()),
    );
    setAttribute.call(this, isUnsupported ? prefix + name : name, value);
  };
}
