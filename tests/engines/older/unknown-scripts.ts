import { floorLacks } from "./floor-lacks.ts";
import { unknown, unknownAttributes } from "./unknown-styles.ts";

/** Source of a script that takes away, before any other script, what the floor lacks of the language and the platform. */
export function unknownScripts(): string {
  const paths = [...floorLacks(["javascript", "builtins"], 2), ...floorLacks(["api"], 2)].filter(
    (path) => path.every((name) => /^\w+$/.test(name)) && !/_(?!static$)/.test(path.at(-1) ?? ""),
  );
  const names = paths.map((path) => path.join("."));
  return `(${takeAway})(${JSON.stringify(names)},${JSON.stringify(unknownAttributes)},${JSON.stringify(unknown)})`;
}

function takeAway(paths: string[], attributes: Record<string, string[]>, unknown: string): void {
  // biome-ignore lint/suspicious/noExplicitAny: whatever there is
  const all = globalThis as any;
  const remove = (from: object | undefined, name: string) => {
    if (from && Object.hasOwn(from, name)) Reflect.deleteProperty(from, name);
  };
  const interfaces: string[] = [];
  for (const path of paths) {
    const [of = "", name] = path.split(".");
    if (name === undefined) interfaces.push(of);
    else if (name.endsWith("_static")) remove(all[of], name.replace("_static", ""));
    else if (of === "Window") remove(all, name);
    else {
      remove(all[of]?.prototype, name);
      if (path.startsWith(of) && typeof all[of] === "function") remove(all[of], name);
    }
  }
  for (const name of interfaces) remove(all, name);

  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const lacking = [attributes["*"], attributes[this.localName]].some((some) =>
      some?.includes(name.toLowerCase()),
    );
    set.call(this, lacking ? unknown + name : name, value);
  };
}
