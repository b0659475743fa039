import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type ListenOptions } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startClamd } from "../../tests/server/fixtures/start-clamd.ts";
import { createScan } from "./scan-cv.ts";

/** A scanner that says this of any file, in the pieces given, and hangs up; answers where it listens, and what it was sent. */
async function scannerThatSays(pieces: string[], where: ListenOptions = { port: 0, host: "127.0.0.1" }) {
  const sent: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      sent.push(chunk);
      if (!Buffer.concat(sent).subarray(-4).equals(Buffer.alloc(4))) return;
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(where, resolve));
  onTestFinished(() => void server.close());
  return { address: server.address() as AddressInfo, sent: () => Buffer.concat(sent) };
}

const file = Buffer.from("a file");

test.each([
  ["clean", ["stream: OK\0"]],
  ["clean", ["stream: OK\n"]],
  ["clean", ["stream: OK"]],
  ["clean", ["stre", "am: OK\0"]],
  ["infected", ["stream: Eicar-Signature FOUND\0"]],
  ["infected", ["stream: Eicar-Signature FOUND\n"]],
  ["infected", ["stream: Eicar-Signature FOUND"]],
  ["unknown", ["stream: OK, but not read whole"]],
  ["unknown", ["stream: nothing FOUND or so"]],
  ["unknown", ["stream: NOT-FOUNDED"]],
  ["unknown", ["INSTREAM size limit exceeded. ERROR\0"]],
  ["unknown", []],
] as const)("a file is %s where the scanner says %j", async (verdict, pieces) => {
  const { address } = await scannerThatSays([...pieces]);
  expect(await createScan(`tcp://127.0.0.1:${address.port}`)(file)).toBe(verdict);
});

test("a large file is sent in pieces, each with its length before it", async () => {
  const { address, sent } = await scannerThatSays(["stream: OK\0"]);
  const large = Buffer.alloc(512 * 1024, "x");
  expect(await createScan(`tcp://127.0.0.1:${address.port}`)(large)).toBe("clean");
  const length = Buffer.from([0, 4, 0, 0]);
  const piece = Buffer.alloc(256 * 1024, "x");
  const wanted = [Buffer.from("zINSTREAM\0"), length, piece, length, piece, Buffer.alloc(4)];
  expect(sent().equals(Buffer.concat(wanted))).toBe(true);
});

test("a scanner on this machine may be asked by its socket, whatever signs its path has", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clamd of chowk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "clamd.ctl");
  await scannerThatSays(["stream: OK\0"], { path });
  expect(await createScan(`unix://${encodeURI(path)}`)(file)).toBe("clean");
});

test("a scanner that isn't there, or hangs up, gives no answer", async () => {
  const { address } = await scannerThatSays([]);
  const url = `tcp://127.0.0.1:${address.port}`;
  expect(await createScan(url)(file)).toBe("unknown");
  expect(await createScan("tcp://127.0.0.1:1")(file)).toBe("unknown");
});

test("a scanner that never answers is waited for once, and then left alone for a minute", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const clamd = await startClamd(false);
  onTestFinished(clamd.close);
  const scan = createScan(clamd.url, 200);
  expect([await scan(file), clamd.connections()]).toEqual(["unknown", 1]);
  vi.advanceTimersByTime(59_999);
  expect([await scan(file), clamd.connections()]).toEqual(["unknown", 1]);
  vi.advanceTimersByTime(1);
  expect([await scan(file), clamd.connections()]).toEqual(["unknown", 2]);
});
