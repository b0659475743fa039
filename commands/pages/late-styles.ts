import postcss, { type Container, type Rule } from "postcss";
import parseSelector from "postcss-selector-parser";
import { parseSync, Visitor } from "vite";
import { isForAll, namedIn } from "./used-rules.ts";

/**
 * Of the whole site's rules those that a page may come to need before another page is asked for: every class of theirs is a
 * word of the page's HTML or data, or of a text in a script that it can load. They keep their order, so that they dress
 * the page as the whole sheet does.
 * @param css the whole site's rules
 * @param words from `wordsIn` and `wordsInScript`
 */
export function lateStyles(css: string, words: readonly ReadonlySet<string>[]): string {
  const isWord = (name: string) => words.some((some) => some.has(name));
  // A placeholder's class is put together from its picture's name.
  const mayStand = (name: string) => isWord(name) || (name.startsWith("ph-") && isWord(name.slice(3)));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const possible = rule.selectors.filter((selector) => classesIn(selector).every(mayStand));
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
  dropUnnamed(root, isWord);
  dropEmpty(root);
  return root.toString();
}

/** What could be a class in a text. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** What could be a class in the texts of a script, and the scripts that it can load, by their file names. */
export function wordsInScript(name: string, script: string): { words: Set<string>; loads: string[] } {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.cooked ?? value.raw);
    },
  }).visit(parseSync(name, script).program);
  const loads = texts.flatMap((text) => /^(?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)$/.exec(text)?.[1] ?? []);
  return { words: wordsIn(texts.join(" ")), loads };
}

/** Of an animation, whose name may come in any rule. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === "atrule" && /keyframes$/.test((parent as postcss.AtRule).name);
}

const known = new Map<string, string[]>();

/** Every class that must stand somewhere for a selector to match: none within `:is()`, `:not()` and the like. */
function classesIn(selector: string): string[] {
  const found = known.get(selector);
  if (found) return found;
  const names: string[] = [];
  parseSelector((list) => {
    list.first?.each((node) => {
      if (node.type === "class") names.push(node.value);
    });
  }).processSync(selector);
  known.set(selector, names);
  return names;
}

/** Animations that no rule names, and custom properties of every element that neither a rule nor a script does. */
function dropUnnamed(root: postcss.Root, isWord: (name: string) => boolean): void {
  const animated = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) animated.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animated.has(rule.params)) rule.remove();
  });
  for (let dropped = true; dropped; ) {
    dropped = false;
    const named = namedIn(root);
    root.walkDecls(/^--/, (declaration) => {
      const { prop, parent } = declaration;
      if (named.has(prop) || isWord(prop) || !isForAll(parent as Rule)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (
      node.nodes.length === 0 &&
      (node.type === "rule" || ["media", "supports", "container"].includes((node as postcss.AtRule).name))
    )
      node.remove();
  });
}
