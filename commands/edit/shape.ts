import path from "node:path";
import { z } from "zod";
import { findEnglishFile } from "../../app/data/hindi.server.ts";
import { listSchemas } from "../../app/data/read-content.server.ts";
import { textPageSchema } from "../../app/pages/text/text-page.server.ts";
import type { Path, Value } from "./edit-yaml.ts";

/** What a field of `content/` may hold: the part of JSON Schema that zod writes for its readers’ schemas. */
export type Shape = {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  /** The length up to which search results show the text whole. */
  advised?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  anyOf?: Shape[];
  /** What a text names: a picture of content/pictures, a page of this site and so on. */
  names?: "picture" | "page" | "client" | "person" | "place" | "price" | "poster" | "article";
};

/**
 * The schema that a file is read with; for a new file, that of its neighbours of the same kind.
 * @param file path below `content/`
 */
export function findSchema(file: string): z.ZodType | undefined {
  const english = findEnglishFile(file);
  if (english !== undefined) return findSchema(english);
  const all = listSchemas();
  const kin = (one: string) =>
    path.dirname(one) === path.dirname(file) && path.extname(one) === path.extname(file);
  const shared = ["blog", "services", "stories", "pictures"].includes(path.dirname(file));
  if (/^pages\/.*\.md$/.test(file)) return textPageSchema;
  return all.get(file) ?? (shared ? [...all].find(([one]) => kin(one))?.[1] : undefined);
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** A reader’s schema as a shape to make a form from. */
export function toShape(schema: z.ZodType): Shape {
  const shape =
    shapes.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);
  shapes.set(schema, shape);
  return shape;
}

/** The one of several shapes that a value was written as. */
export function resolveShape(shape: Shape, value: unknown): Shape {
  if (!shape.anyOf) return shape;
  return shape.anyOf.find((one) => matchesShape(one, value)) ?? shape.anyOf[0] ?? shape;
}

/** The least that a field of this shape can hold, to be filled in by hand; a number that nobody has given is null. */
export function createBlank(shape: Shape): unknown {
  const one = shape.anyOf?.[0] ?? shape;
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0];
  if (one.type === "array")
    return Array.from({ length: one.minItems ?? 1 }, () => createBlank(one.items ?? {}));
  if (one.type === "boolean") return false;
  if (one.type === "integer" || one.type === "number") return null;
  if (one.type !== "object") return "";
  return Object.fromEntries(
    Object.entries(one.properties ?? {})
      .filter(([key]) => one.required?.includes(key))
      .map(([key, own]) => [key, createBlank(own)]),
  );
}

/** A single value of a file, with its place and what may stand there. */
export type Leaf = { path: Path; value: Value; shape: Shape };

/** Every single value of a file’s facts, in its order. */
export function listLeaves(given: Shape, value: unknown, path: Path = []): Leaf[] {
  const shape = resolveShape(given, value);
  if (isLeaf(shape)) return [{ path, value: value as Value, shape }];
  return Object.entries(value ?? {}).flatMap(([key, own]) =>
    listLeaves(getChildShape(shape, key), own, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What may stand in one of the fields or entries of a group or list. */
export function getChildShape(shape: Shape, part: string | number): Shape {
  return shape.items ?? shape.properties?.[part] ?? (shape.additionalProperties || {});
}

/** Whether the field is a single value rather than a group or list of them. */
export function isLeaf({ type, anyOf }: Shape): boolean {
  return !anyOf && type !== "object" && type !== "array";
}

/** Whether a field is ticked or not: true or false, or true and otherwise left out. */
export function isCheckbox({ type, const: only }: Shape): boolean {
  return type === "boolean" || only === true;
}

function matchesShape(shape: Shape, value: unknown): boolean {
  if (value === null || typeof value !== "object") return isLeaf(shape);
  if (Array.isArray(value)) return shape.type === "array";
  const known = Object.keys(shape.properties ?? {});
  return (
    shape.type === "object" &&
    Object.keys(value).every((key) => known.includes(key)) &&
    (shape.required ?? []).every((key) => key in value)
  );
}

/** What stands at a place, and what may stand there. */
export function resolvePath(whole: Shape, facts: unknown, path: Path): { shape: Shape; value: unknown } {
  let shape = resolveShape(whole, facts);
  let value = facts;
  for (const part of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[part];
    shape = resolveShape(getChildShape(shape, part), value);
  }
  return { shape, value };
}
