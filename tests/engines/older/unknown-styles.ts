import postcss, { type Declaration } from "postcss";
import { listUnsupported } from "./list-unsupported.ts";

const listNames = (section: string[]) => new Set(listUnsupported(section, 1).map(([name = ""]) => name));
const properties = listNames(["css", "properties"]);
const pseudos = listNames(["css", "selectors"]);
const atRules = listNames(["css", "at-rules"]);
const descriptors = pairs(["css", "at-rules"]);
const keywords = pairs(["css", "properties"]);
const mediaFeatures = descriptors.get("media") ?? new Set();
const functions = new Set(
  listUnsupported(["css", "types"], 3).map((path) => functionName(path.at(-1) ?? "")),
);
const containerUnits = listUnsupported(["css", "types", "length"], 1).some(([name]) =>
  name?.startsWith("container_query"),
);
const attributes = listNames(["html", "global_attributes"]);
const attributesOf = pairs(["html", "elements"]);

/** What no browser of today knows stands for what a browser of the floor didn't know yet. */
export const unknownPrefix = "x-unknown-";

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
    if (atRules.has(rule.name)) rule.name = unknownPrefix + rule.name;
  });
  root.walkRules((rule) => {
    rule.selector = unknownSelector(rule.selector);
  });
  root.walkDecls(hideDeclaration);
  return root.toString();
}

/** A condition as it stands in `@media` or in a `media` attribute. */
function unknownMedia(condition: string): string {
  return condition
    .replace(/\([^()]*[<>][^()]*\)/g, (range) =>
      mediaFeatures.has("range_syntax") ? `(${unknownPrefix}range)` : range,
    )
    .replace(/\(\s*([\w-]+)/g, (match, name) =>
      mediaFeatures.has(name) ? `(${unknownPrefix}${name}` : match,
    );
}

/** What stands between words in a document: comments, scripts and styles as a whole, and single tags. */
const markup =
  /<!--.*?-->|<script\b.*?<\/script>|(<style\b[^>]*>)(.*?)<\/style>|<[a-z][\w-]*(?:[^"'>]|"[^"]*"|'[^']*')*>/gis;

/** A document whose styles and attributes are unknown where the floor lacks them; its words and scripts stay as they are. */
export function unknownMarkup(html: string): string {
  return html.replace(markup, (part, styleTag?: string, css?: string) => {
    if (styleTag !== undefined) return `${unknownTag(styleTag)}${unknownStyles(css ?? "")}</style>`;
    return /^<(?:!--|script\b)/i.test(part) ? part : unknownTag(part);
  });
}

/** The attributes that the floor lacks: `*` on every element, else by the element's name. */
export const unknownAttributes = Object.fromEntries(
  [["*", attributes] as const, ...attributesOf].map(([element, names]) => [element, [...names]]),
);

function unknownTag(tag: string): string {
  const [, element = ""] = /^<([\w-]+)/.exec(tag) ?? [];
  const names = attributesOf.get(element.toLowerCase());
  return tag.replace(
    /(\s)([^\s"'=/>]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g,
    (_, space, name, value = "") => {
      const isUnknown = attributes.has(name.toLowerCase()) || names?.has(name.toLowerCase());
      return (
        space +
        (isUnknown ? unknownPrefix : "") +
        name +
        (name === "media" ? unknownMediaValue(value) : value)
      );
    },
  );
}

/** The value of a `media` attribute as it stands in a document. */
function unknownMediaValue(value: string): string {
  const condition = value.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return unknownMedia(condition).replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function unknownSelector(selector: string): string {
  return selector
    .replace(/(::?)([\w-]+)/g, (match, colons, name) =>
      pseudos.has(name) ? colons + unknownPrefix + name : match,
    )
    .replace(/\[([\w-]+)/g, (match, name) => (attributes.has(name) ? `[${unknownPrefix}${name}` : match));
}

function hideDeclaration(declaration: Declaration): void {
  const { parent, prop } = declaration;
  const isFontFace = parent?.type === "atrule" && "name" in parent && parent.name === "font-face";
  declaration.value = unknownValue(prop, declaration.value);
  if (isFontFace ? descriptors.get("font-face")?.has(prop) : properties.has(prop))
    declaration.prop = unknownPrefix + prop;
}

function unknownProperty(name: string): string {
  return properties.has(name) ? unknownPrefix + name : name;
}

/** A property's value, in which the functions, keywords and units are unknown that the floor lacks. */
function unknownValue(property: string, value: string): string {
  const unsupported = keywords.get(property);
  const replaced = value.replace(/(?<![\w-])([\w-]+)(\(?)/g, (match, name, bracket) =>
    (bracket && functions.has(name)) || unsupported?.has(name) ? unknownPrefix + match : match,
  );
  return containerUnits
    ? replaced.replace(/([\d.])cq(w|h|i|b|min|max)\b/g, `$1${unknownPrefix}cq$2`)
    : replaced;
}

/** What is lacking of each thing that is itself known: a property's keywords, an at-rule's descriptors. */
function pairs(section: string[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [owner = "", name] of listUnsupported(section, 2))
    if (name !== undefined) names.set(owner, (names.get(owner) ?? new Set()).add(name));
  return names;
}

/** MDN calls some functions by more than their name. */
function functionName(name: string): string {
  return name.replace(/-function$/, "");
}
