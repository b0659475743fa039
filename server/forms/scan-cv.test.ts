import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type ListenOptions } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startClamd } from "../../tests/server/fixtures/start-clamd.ts";
import { createScan } from "./scan-cv.ts";

/** A scanner that answers any file with these pieces and hangs up; tells where it listens. */
async function startScanner(
  pieces: readonly string[],
  where: ListenOptions = { port: 0, host: "127.0.0.1" },
) {
  const server = createServer((socket) => {
    let end = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      end = Buffer.concat([end, chunk]).subarray(-4);
      if (!end.equals(Buffer.alloc(4))) return;
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(where, resolve));
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = Buffer.from("a file");

test.each([
  ["clean", ["stream: OK\0"]],
  ["clean", ["stre", "am: OK\n"]],
  ["infected", ["stream: Eicar-Signature FOUND\0"]],
  ["infected", ["stream: Eicar-Signature FOUND"]],
  ["unknown", ["stream: OK, but not read whole"]],
  ["unknown", ["stream: nothing FOUND or so"]],
  ["unknown", ["INSTREAM size limit exceeded. ERROR\0"]],
  ["unknown", []],
] as const)("a file is %s if the scanner says %j", async (verdict, pieces) => {
  expect(await createScan(await startScanner(pieces))(file)).toBe(verdict);
});

test("a large file reaches the scanner whole", async () => {
  const clamd = await startClamd();
  onTestFinished(clamd.close);
  const large = Buffer.alloc(512 * 1024 + 1, "x");
  expect(await createScan(clamd.url)(large)).toBe("clean");
  large.write("EICAR", 256 * 1024 - 3);
  expect(await createScan(clamd.url)(large)).toBe("infected");
});

test("a scanner on this machine may be asked by its socket, whatever signs its path has", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clamd of chowk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "clamd.ctl");
  await startScanner(["stream: OK\0"], { path });
  expect(await createScan(`unix://${encodeURI(path)}`)(file)).toBe("clean");
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
