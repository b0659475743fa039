import { ask, askRaw } from "../../tests/server/fixtures/ask.ts";
import { application, formData, post } from "../../tests/server/fixtures/forms.ts";
import { pdfOf } from "../../tests/server/fixtures/sample-files.ts";
import { closing, probing, type Result, times, withTarget } from "./tools.ts";

type Cases = Record<string, () => Promise<Result>>;

const many = { MAX_CONNECTIONS_PER_ADDRESS: "1000" };
const multipart = "Content-Type: multipart/form-data; boundary=b";

/** Against what one visitor can take of the server: memory, time, connections. */
export const networkCases: Cases = {
  "420,000 keys in 5.8 MB of JSON, eight at once": () =>
    withTarget({}, async (target) => {
      const body = `{${times(420_000, (index) => `"k${index}":1`).join()}}`;
      const headers = { "Content-Type": "application/json" };
      const send = () =>
        ask(target.server.origin, "/api/submit", { method: "POST", body, headers }).catch(() => {});
      const { p95, failed } = await probing(target, Promise.all(times(8, send)));
      return { figure: `others p95 ${p95} ms, ${target.memory()} MB`, held: p95 < 1_000 && failed === 0 };
    }),

  "eight CVs of 5 MB at once, four times": () =>
    withTarget({ TRUST_PROXY: "1" }, async (target) => {
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, target.memory());
      }, 5);
      const cvs = times(8, (index) => pdfOf(5 * 1024 * 1024, index + 1));
      let taken = 0;
      for (let round = 0; round < 4; round += 1) {
        const fields = { ...application, position: `Post ${round}` };
        const answers = await Promise.all(
          cvs.map((cv, visitor) =>
            post(target.server.origin, "/api/contact", formData(fields, cv), {
              "X-Forwarded-For": `203.0.113.${visitor}`,
            }),
          ),
        );
        taken += answers.filter(({ status }) => status === 200).length;
      }
      clearInterval(watch);
      return { figure: `${taken} of 32 taken, ${most} MB at most`, held: taken === 32 && most < 200 };
    }),

  "fifty bodies that never end": () =>
    withTarget({}, async (target) => {
      const before = target.memory();
      const bytes = Buffer.alloc(256 * 1024, "x");
      const flood = times(50, () => {
        const socket = target.open();
        socket.write(
          `POST /api/contact HTTP/1.1\r\nHost: x\r\n${multipart}\r\nContent-Length: 100000000\r\n\r\n`,
        );
        const pour = () => {
          while (socket.writable && socket.write(bytes));
        };
        socket.on("drain", pour);
        pour();
        return closing(socket);
      });
      const { p95, failed } = await probing(target, Promise.all(flood));
      const grown = target.memory() - before;
      return {
        figure: `others p95 ${p95} ms, ${grown} MB more`,
        held: failed === 0 && p95 < 3_000 && grown < 100,
      };
    }),

  "500 connections that send a header a letter at a time": () =>
    withTarget(many, async (target) => {
      const sockets = times(500, () => target.open());
      for (const socket of sockets) socket.write("GET /About HTTP/1.1\r\nX-Slow: ");
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write("x");
      }, 500);
      const ends = Promise.all(sockets.map(closing));
      const { p95, failed } = await probing(target, ends);
      clearInterval(drip);
      const last = Math.max(...(await ends));
      return { figure: `cut after ${last} s, others p95 ${p95} ms`, held: last < 20 && failed === 0 };
    }),

  "260 readers that ask for 60 pictures at once": () => stalledReaders(60, 5),
  "260 readers that ask for three pictures, read none and drip": () => stalledReaders(3, 45),

  "2,000 connections from one address": () =>
    withTarget({}, async (target) => {
      const sockets = times(2_000, () => target.open("127.0.0.2"));
      const open = () => sockets.filter((socket) => !socket.destroyed).length;
      for (let turn = 0; turn < 300 && open() > 256; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const { failed } = await probing(target, Promise.resolve());
      return { figure: `${open()} stay, another address is served`, held: open() === 256 && failed === 0 };
    }),

  "requests of two meanings, 12 shapes": () =>
    withTarget({}, async (target) => {
      const end = "Connection: close\r\n\r\n";
      const shapes = [
        `GET / HTTP/1.1\r\n${end}`,
        `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n${end}hello!`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n${end}0\r\n\r\n`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n${end}0\r\n\r\n`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n${end}`,
        `POST /api/submit HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${end}`,
        `GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n${end}`,
        `GET / HTTP/1.1\nHost: a\n\n`,
        `CONNECT a:443 HTTP/1.1\r\nHost: a\r\n${end}`,
        `GET / HTTP/9.9\r\nHost: a\r\n${end}`,
      ];
      const answers = await Promise.all(shapes.map((bytes) => askRaw(target.server.origin, bytes)));
      const refused = answers.filter((answer) => /^HTTP\/1\.1 4\d\d /.test(answer)).length;
      const bare = answers.filter((answer) => !/content-security-policy/i.test(answer)).length;
      const twice = answers.filter((answer) => answer.split("HTTP/1.1 ").length > 2).length;
      return {
        figure: `${refused} refused, ${bare} without our headers, ${twice} answered twice`,
        held: refused === shapes.length && bare === 0 && twice === 0,
      };
    }),

  "1,944 ways out of the site's folder": () =>
    withTarget({}, async (target) => {
      const ups = ["..", "%2e%2e", "..%2f", "..%5c", "%252e%252e", "..;", "....//", "%c0%ae%c0%ae", ".%00."];
      const goals = [
        "etc/passwd",
        "proc/self/environ",
        "site.json",
        "package.json",
        "data/chowk-360.sqlite",
        "main.ts",
      ];
      const starts = ["/", "/assets/", "/pictures/", "//", "/About/", "/%2f"];
      const paths = starts.flatMap((start) =>
        ups.flatMap((up) =>
          goals.flatMap((goal) => times(6, (depth) => `${start}${`${up}/`.repeat(depth + 1)}${goal}`)),
        ),
      );
      let leaks = 0;
      for (const path of paths) {
        const { status, text } = await ask(target.server.origin, path);
        if (status < 400 || /root:x:|"siteUrl"|SQLite format|"private": true/.test(text)) leaks += 1;
      }
      return { figure: `${paths.length} asked, ${leaks} leaks`, held: leaks === 0 };
    }),
};

/** Readers that take nothing of what they asked for, and send a line break every second so as to seem alive. */
function stalledReaders(pictures: number, withinSeconds: number): Promise<Result> {
  return withTarget(many, async (target) => {
    const sockets = times(260, () => target.open().pause());
    const bytes = "GET /pictures/big-0a1b2c.webp HTTP/1.1\r\nHost: x\r\n\r\n".repeat(pictures);
    for (const socket of sockets) socket.write(bytes);
    const start = performance.now();
    let most = 0;
    const left = () => sockets.filter((socket) => !socket.destroyed).length;
    // Who does not read does not hear that the other side has closed either: writing tells.
    const gone = async () => {
      while (left() > 0 && performance.now() - start < 60_000) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        for (const socket of sockets) if (!socket.destroyed) socket.write("\r\n");
        most = Math.max(most, target.memory());
      }
    };
    const { p95, failed } = await probing(target, gone());
    const seconds = Math.round((performance.now() - start) / 1000);
    return {
      figure: `${left()} left after ${seconds} s, others p95 ${p95} ms, ${most} MB at most`,
      held: left() === 0 && failed === 0 && seconds <= withinSeconds,
    };
  });
}
