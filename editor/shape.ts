import { z } from "zod";
import { findEnglishFile } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { descriptionsSchema } from "../app/data/pictures.server.ts";
import { listSchemas } from "../app/data/read-content.server.ts";
import type { Path, Value } from "./edit-yaml.ts";
import { findKindAt } from "./entry-kinds.ts";

/** What a field of `content/` may hold: the part of JSON Schema that zod writes for its readers’ schemas. */
export type Shape = {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  enum?: string[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  /** The length up to which search results show the text whole. */
  advised?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  /** What stands at each place of a list of fixed length, such as latitude and longitude. */
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | false;
  anyOf?: Shape[];
  /** Whether no form shows it, as the key of an entry. */
  isKey?: true;
  /** Whether a picture is shown as a work, which needs a client. */
  isWork?: boolean;
  /** How it is written, where a pattern alone wants it: as people write it, too. */
  input?: "phone" | "whatsapp" | "month" | "oldAddress" | "link";
  /** What it is chosen from, where not everything of its kind will do. */
  choices?: "service";
  /** What a text names: a picture of content/pictures, a page of this site and so on. */
  names?: "picture" | "page" | "client" | "person" | "place" | "price" | "poster" | "article";
};

/** The schema that a file of `content/` is read with; for a new file, that of its kind. */
export function findSchema(file: string): z.ZodType | undefined {
  const english = findEnglishFile(file) ?? file;
  const kindSchema = findKindAt(english, [])?.schema;
  const newSchema = english.startsWith("pictures/") ? descriptionsSchema : kindSchema;
  return listSchemas().get(english) ?? newSchema;
}

const shapes = new WeakMap<z.ZodType, Shape>();

export function toShape(schema: z.ZodType): Shape {
  const shape =
    shapes.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);
  shapes.set(schema, shape);
  return shape;
}

/** The one of several shapes that a value was written as. */
export function resolveShape(shape: Shape, value: unknown): Shape {
  return shape.anyOf?.find((option) => matchesShape(option, value)) ?? shape.anyOf?.[0] ?? shape;
}

/** The least that a field of this shape can hold, to be filled in by hand; a number that nobody has given is null. */
export function createBlank(alternatives: Shape): unknown {
  const shape = alternatives.anyOf?.[0] ?? alternatives;
  const { type, items = {}, minItems = 1, properties = {}, required } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.prefixItems) return shape.prefixItems.map(createBlank);
  if (type === "array") return Array.from({ length: minItems }, () => createBlank(items));
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return null;
  if (type !== "object") return "";
  const fields = Object.entries(properties).filter(([key]) => required?.includes(key));
  return Object.fromEntries(fields.map(([key, child]) => [key, createBlank(child)]));
}

export type Leaf = { path: Path; value: Value; shape: Shape };

/** Every single value of a file’s facts, in its order. */
export function listLeaves(unresolved: Shape, value: unknown, path: Path = []): Leaf[] {
  const shape = resolveShape(unresolved, value);
  if (isLeaf(shape)) return [{ path, value: value as Value, shape }];
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    listLeaves(getChildShape(shape, key), child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export function getChildShape(shape: Shape, part: string | number): Shape {
  const { prefixItems, items, properties, additionalProperties } = shape;
  return prefixItems?.[Number(part)] ?? items ?? properties?.[part] ?? (additionalProperties || {});
}

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
  const { type, properties = {}, required = [] } = shape;
  const isKnown = Object.keys(value).every((key) => key in properties);
  return type === "object" && isKnown && required.every((key) => key in value);
}

/** What stands at a path, and what may stand there. */
export function resolvePath(fileShape: Shape, facts: unknown, path: Path): { shape: Shape; value: unknown } {
  let shape = resolveShape(fileShape, facts);
  let value = facts;
  for (const part of path) {
    value = getField(value, String(part));
    shape = resolveShape(getChildShape(shape, part), value);
  }
  return { shape, value };
}
