import { parseObject, tabStore } from "../browser-storage.ts";

type StoredId = { id: string; content: string };

/**
 * Makes the ids by which a server recognizes a repeated post. The id stays the same while the same content is sent again,
 * in this tab even after leaving or reloading the page; it changes when the content changes or `done` was called.
 */
export function createSubmissionIds(key: string): { for: (body: FormData) => string; done: () => void } {
  let last: StoredId | undefined = parseStoredId(tabStore.read(key));
  return {
    for(body) {
      const content = serialize(body);
      if (last?.content !== content) last = { id: createId(), content };
      tabStore.write(key, JSON.stringify(last));
      return last.id;
    },
    done() {
      last = undefined;
      tabStore.write(key, null);
    },
  };
}

function parseStoredId(text: string | null): StoredId | undefined {
  const { id, content }: { id?: unknown; content?: unknown } = parseObject(text) ?? {};
  return typeof id === "string" && typeof content === "string" ? { id, content } : undefined;
}

function serialize(body: FormData): string {
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}

/** A version 4 UUID, by hand: `randomUUID` is missing on pages that came from another machine over plain HTTP. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
