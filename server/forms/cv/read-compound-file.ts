const noEntry = 0xffffffff;
const entryBytes = 128;
/** Smaller streams share the mini stream (MS-CFB 2.2, Mini Stream Cutoff Size). */
const smallStream = 4096;
/** How many sectors of the allocation table the header lists: enough for 6.8 MB, more than a CV may have. */
const inHeader = 109;

/**
 * Reads a compound file's directory (MS-CFB 2.6).
 * @returns all its entries, and those of its root; undefined if it cannot be followed to its end
 */
export function readCompoundFile(bytes: Buffer) {
  if (bytes.length < 512) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 2 ** shift;
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size);
  const next = (number: number) => {
    const table = Math.floor(number / (size / 4));
    if (table >= inHeader) return noEntry;
    const place = (number % (size / 4)) * 4;
    const links = sector(bytes.readUInt32LE(76 + table * 4));
    return place + 4 <= links.length ? links.readUInt32LE(place) : noEntry;
  };
  const chain: Buffer[] = [];
  for (let number = bytes.readUInt32LE(48); number < 0xfffffffa; number = next(number)) {
    if (chain.length * size > bytes.length) return undefined;
    chain.push(sector(number));
  }
  const directory = Buffer.concat(chain);
  const found = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) => {
    const entry = directory.subarray(at * entryBytes, (at + 1) * entryBytes);
    const [left = noEntry, right = noEntry, child = noEntry] = [68, 72, 76].map((place) =>
      entry.readUInt32LE(place),
    );
    const large = entry.readUInt32LE(120) >= smallStream;
    return {
      type: entry[66],
      left,
      right,
      child,
      /** In upper case, since names are case-insensitive. */
      name: entry.toString("utf16le", 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)).toUpperCase(),
      kind: entry[66] === 2 ? ("stream" as const) : ("storage" as const),
      /** Whether a storage contains anything. */
      holds: child !== noEntry,
      /** The beginning of a stream; empty for a small one, which shares a stream with others. */
      head: entry[66] === 2 && large ? sector(entry.readUInt32LE(116)) : Buffer.alloc(0),
    };
  });
  if (found[0]?.type !== 5) return undefined;
  const top = new Set<(typeof found)[number]>();
  const waiting = [found[0].child];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = found[at];
    if (!entry || top.has(entry)) continue;
    top.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return { all: found.filter(({ type }) => type === 1 || type === 2), top: [...top] };
}
