import postcss, { type Declaration } from "postcss";
import { floorLacks } from "./floor-lacks.ts";

const single = (section: string[]) => new Set(floorLacks(section, 1).map(([name = ""]) => name));
const properties = single(["css", "properties"]);
const pseudos = single(["css", "selectors"]);
const atRules = single(["css", "at-rules"]);
const descriptors = pairs(["css", "at-rules"]);
const keywords = pairs(["css", "properties"]);
const mediaFeatures = descriptors.get("media") ?? new Set();
const functions = new Set(floorLacks(["css", "types"], 3).map((path) => functionName(path.at(-1) ?? "")));
const containerUnits = floorLacks(["css", "types", "length"], 1).some(([name]) =>
  name?.startsWith("container_query"),
);
const attributes = single(["html", "global_attributes"]);
const attributesOf = pairs(["html", "elements"]);

/** What no browser of today knows stands for what a browser of the floor didn't know yet. */
export const unknown = "x-unknown-";

/** A style sheet in which everything the floor lacks has a name that nobody knows, so that the engine passes over it. */
export function unknownStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (rule.name === "media") rule.params = unknownMedia(rule.params);
    if (rule.name === "supports")
      rule.params = unknownSelector(rule.params).replace(
        /\(\s*([\w-]+)\s*:((?:[^()]|\([^()]*\))*)\)/g,
        (_, prop, value) => `(${unknownProperty(prop)}: ${unknownValue(prop, value)})`,
      );
    if (atRules.has(rule.name)) rule.name = unknown + rule.name;
  });
  root.walkRules((rule) => {
    rule.selector = unknownSelector(rule.selector);
  });
  root.walkDecls(forgetDeclaration);
  return root.toString();
}

/** A condition as it stands in `@media` or in a `media` attribute. */
function unknownMedia(condition: string): string {
  return condition
    .replace(/\([^()]*[<>][^()]*\)/g, (range) =>
      mediaFeatures.has("range_syntax") ? `(${unknown}range)` : range,
    )
    .replace(/\(\s*([\w-]+)/g, (all, name) => (mediaFeatures.has(name) ? `(${unknown}${name}` : all));
}

/** Markup whose attributes are unknown where the floor lacks them. */
export function unknownMarkup(html: string): string {
  return html
    .split(/(<script\b[\s\S]*?<\/script>)/)
    .map((part) => (part.startsWith("<script") ? part : part.replace(/<\w[^>]*>/g, unknownTag)))
    .join("");
}

/** The attributes that the floor lacks: `*` on every element, else by the element's name. */
export const unknownAttributes = Object.fromEntries(
  [["*", attributes] as const, ...attributesOf].map(([element, lacking]) => [element, [...lacking]]),
);

function unknownTag(tag: string): string {
  const [, element = ""] = /^<([\w-]+)/.exec(tag) ?? [];
  const lacking = attributesOf.get(element.toLowerCase());
  return tag
    .replace(/(\s)([\w-]+)(?==|[\s/>])/g, (all, space, name) =>
      attributes.has(name.toLowerCase()) || lacking?.has(name.toLowerCase()) ? space + unknown + name : all,
    )
    .replace(/ media="([^"]*)"/g, (_, media) => {
      const condition = media.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
      return ` media="${unknownMedia(condition).replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`;
    });
}

function unknownSelector(selector: string): string {
  return selector
    .replace(/(::?)([\w-]+)/g, (all, colons, name) => (pseudos.has(name) ? colons + unknown + name : all))
    .replace(/\[([\w-]+)/g, (all, name) => (attributes.has(name) ? `[${unknown}${name}` : all));
}

function forgetDeclaration(one: Declaration): void {
  const { parent, prop } = one;
  const inFace = parent?.type === "atrule" && "name" in parent && parent.name === "font-face";
  one.value = unknownValue(prop, one.value);
  if (inFace ? descriptors.get("font-face")?.has(prop) : properties.has(prop)) one.prop = unknown + prop;
}

function unknownProperty(name: string): string {
  return properties.has(name) ? unknown + name : name;
}

/** A property's value, in which the functions, keywords and units are unknown that the floor lacks. */
function unknownValue(property: string, value: string): string {
  const known = keywords.get(property);
  const named = value.replace(/(?<![\w-])([\w-]+)(\(?)/g, (all, name, bracket) =>
    (bracket && functions.has(name)) || known?.has(name) ? unknown + all : all,
  );
  return containerUnits ? named.replace(/([\d.])cq(w|h|i|b|min|max)\b/g, `$1${unknown}cq$2`) : named;
}

/** What is lacking of each thing that is itself known: a property's keywords, an at-rule's descriptors. */
function pairs(section: string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [of = "", name] of floorLacks(section, 2))
    if (name !== undefined) found.set(of, (found.get(of) ?? new Set()).add(name));
  return found;
}

/** MDN calls some functions by more than their name. */
function functionName(name: string): string {
  return name.replace(/-function$/, "");
}
