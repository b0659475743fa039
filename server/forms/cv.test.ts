import { type AddressInfo, createServer, type ListenOptions } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCompoundFile, samples } from "../../tests/server/fixtures/sample-files.ts";
import { startClamd } from "../../tests/server/fixtures/start-clamd.ts";
import { createScan, inspectCv } from "./cv.ts";

const docOf = (...names: string[]) => createCompoundFile("Root Entry", "WordDocument", ...names);
const makePdf = (object: string) =>
  Buffer.concat([samples.pdf, Buffer.from(`2 0 obj${object}endobj\n%%EOF\n`, "latin1")]);

/** A ZIP of these parts, unpacked and empty but for the text of the first: what a DOCX is. */
function createZip(names: string[], text = ""): Buffer {
  const part = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(26), Buffer.from(names[0] + text)]);
  const directory = names.flatMap((name) => {
    const entry = Buffer.alloc(46);
    entry.write("PK\x01\x02");
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(0x00ab_cdef, 42);
    return [entry, Buffer.from(name)];
  });
  return Buffer.concat([part, ...directory, Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
}
const docxOf = (...names: string[]) => createZip(["[Content_Types].xml", "word/document.xml", ...names]);

test.each<[string, Buffer]>([
  ["a DOC with macros", docOf("Macros", "VBA", "_VBA_PROJECT")],
  ["a DOCX with macros", docxOf("word/vbaProject.bin")],
  ["a DOCX that has its macros elsewhere, in capitals", docxOf("x/VBAPROJECT.BIN")],
])("%s is refused as a CV", (_name, bytes) => {
  expect(inspectCv(bytes, "cv")).toEqual({ error: "macros" });
});

test.each<[string, Buffer]>([
  ["an Excel sheet of the old kind", createCompoundFile("Root Entry", "Workbook")],
  ["an Excel sheet of the new kind", createZip(["[Content_Types].xml", "xl/workbook.xml"])],
  ["a DOCX cut off before its directory", docxOf().subarray(0, 40)],
  ["a PDF behind more than 1,024 bytes", Buffer.concat([Buffer.alloc(1_025, "x"), samples.pdf])],
  ["a web page before a PDF", Buffer.concat([Buffer.from("\ufeff <script>alert(1)</script>"), samples.pdf])],
  ["a drawing that a browser runs", Buffer.from("<?xml version='1.0'?><svg onload='alert(1)'/>")],
  ["nothing at all", Buffer.alloc(0)],
])("%s is refused, because it is not a CV", (_name, bytes) => {
  for (const ending of ["pdf", "docx", "html", "svg"])
    expect(inspectCv(bytes, `cv.${ending}`)).toEqual({ error: "kind" });
});

test.each<[string, string, Buffer]>([
  ["a table of the new kind under the name of a text", "cv.docx", createZip(["content.xml"])],
  ["a locked table", "cv.xlsx", createCompoundFile("Root Entry", "EncryptionInfo", "EncryptedPackage")],
])("%s is refused, because it is not a CV", (_name, file, bytes) => {
  expect(inspectCv(bytes, file)).toEqual({ error: "kind" });
});

const page = "<html xmlns:w='urn:schemas-microsoft-com:office:word'><body>Ravi Sahu</body></html>";
const wordXml = `<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?><w:wordDocument/>`;

test.each<[string, string, Buffer, string]>([
  ["an OpenDocument text", "cv.ODT", createZip(["mimetype", "content.xml"]), "odt"],
  ["an RTF", "cv.rtf", Buffer.from("{\\rtf1\\ansi Ravi Sahu}"), "rtf"],
  ["a DOC that is a web page", "Naukri.DOC", Buffer.from(page), "doc"],
  ["a DOC that is a web page in UTF-16", "cv.doc", Buffer.from(`\ufeff${page}`, "utf16le"), "doc"],
  ["a DOC that is Word’s XML of 2003", "cv.doc", Buffer.from(`\ufeff${wordXml}`), "doc"],
  ["a locked DOCX", "cv.docx", createCompoundFile("Root Entry", "EncryptedPackage"), "docx"],
  ["a photograph", "IMG_2041.jpg", Buffer.from("\xff\xd8\xff\xe1Exif", "latin1"), "jpg"],
  ["a picture of a screen", "Screenshot.png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "png"],
  ["an iPhone’s photograph", "IMG_2042.HEIC", Buffer.from("\0\0\0\x18ftypheic"), "heic"],
  [
    "a PDF behind a printer’s line",
    "cv.pdf",
    Buffer.concat([Buffer.from("\x1b%-12345X@PJL\n"), samples.pdf]),
    "pdf",
  ],
  [
    "a PDF behind a header",
    "cv.pdf",
    Buffer.concat([Buffer.from("MIME-Version: 1.0\n\n"), samples.pdf]),
    "pdf",
  ],
])("%s is taken as a CV, and the staff are told to be careful", (_name, file, bytes, kind) => {
  expect(inspectCv(bytes, file)).toEqual({ kind, mark: expect.stringMatching(/^(is|has) /) });
});

test.each<[string, string, Buffer]>([
  ["Word’s XML", "cv.doc", Buffer.from(`${wordXml}<w:binData w:name="editdata.mso"/>`)],
  ["an OpenDocument text", "cv.odt", createZip(["content.xml", "Basic/Standard/script-lb.xml"])],
])("%s with macros is refused as a CV", (_name, file, bytes) => {
  expect(inspectCv(bytes, file)).toEqual({ error: "macros" });
});

test.each<[string, Buffer, string]>([
  ["JavaScript", makePdf("<</S/JavaScript/JS(x)>>"), "carries JavaScript"],
  ["a program to start", makePdf("<</S /Launch/F(cmd.exe)>>"), "may start a program"],
  ["a file in it", makePdf("<</Type/EmbeddedFile/Length 1>>"), "carries another file"],
  ["a lock", makePdf("<</Root 1 0 R/Encrypt<</Filter/Standard>>>>"), "is locked with a password"],
  ["two of these", makePdf("<</JavaScript 4 0 R/Launch 5 0 R>>"), "carries JavaScript; may start a program"],
])("the staff are warned of a PDF with %s", (_name, bytes, mark) => {
  expect(inspectCv(bytes, "cv")).toEqual({ kind: "pdf", mark });
});

test.each<[string, Buffer]>([
  ["a DOC that speaks of macros", Buffer.concat([docOf("1Table"), Buffer.from("_VBA_PROJECT, Macros")])],
  ["a DOCX that speaks of macros", createZip(["word/document.xml"], "my vbaProject.bin")],
  [
    "a PDF with a link to a page on JavaScript",
    makePdf("<</S/URI/URI(https://mdn.example/Web/JavaScript)>>"),
  ],
  ["a developer’s PDF", makePdf("<</Title(HTML/JavaScript developer, PHP/JS, /Launch)/JSON 1>>")],
  ["a PDF that begins with a line break", Buffer.concat([Buffer.from("\r\n"), samples.pdf])],
  ["a PDF behind zeros", Buffer.concat([Buffer.alloc(1_024), samples.pdf])],
])("%s is an ordinary CV without a warning", (_name, bytes) => {
  expect(inspectCv(bytes, "cv")).toMatchObject({ mark: null });
});

/** A scanner that answers any file with these pieces and hangs up; tells where it listens. */
async function startScanner(
  pieces: readonly string[],
  address: ListenOptions = { port: 0, host: "127.0.0.1" },
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
  await new Promise<void>((resolve) => server.listen(address, resolve));
  onTestFinished(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = Buffer.from("a file");

test.each([
  ["clean", ["stream: OK\0"]],
  ["infected", ["stream: Eicar-Signature FOUND\0"]],
  ["unknown", ["stream: OK, but not read whole"]],
  ["unknown", ["stream: nothing FOUND or so"]],
  ["unknown", ["INSTREAM size limit exceeded. ERROR\0"]],
  ["unknown", []],
] as const)("a file is %s if the scanner says %j", async (verdict, pieces) => {
  expect(await createScan(await startScanner(pieces))(file)).toBe(verdict);
});

test("a scanner is not asked about a CV that has waited too long already", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const clamd = await startClamd();
  onTestFinished(clamd.close);
  const scan = createScan(clamd.url);
  const latest = performance.now() + 1_000;
  expect(await scan(file, latest)).toBe("clean");
  vi.advanceTimersByTime(1_000);
  expect([await scan(file, latest), clamd.connections()]).toEqual(["unknown", 1]);
  expect(await scan(file)).toBe("clean");
});

test("a scanner that times out is not asked again for a minute", async () => {
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
