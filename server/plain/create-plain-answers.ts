import type { Socket } from "node:net";
import { isApiPath, isDeskPath } from "../api-paths.ts";
import type { Desk } from "../desk/open-desk.ts";
import { isUnchanged } from "../files/answer-file.ts";
import type { BuiltSite, Variant } from "../files/built-site.ts";
import { findFile } from "../files/find-file.ts";
import { chooseVariant } from "../files/negotiate-encoding.ts";
import type { Log } from "../log.ts";
import { requestEntry } from "../log-request.ts";
import { readPlainRequest } from "./read-plain-request.ts";
import { wholeAnswer } from "./whole-answer.ts";

/**
 * Answers what has arrived on a connection, where that is one plain request for a file in memory.
 * @returns whether it was answered; if not, nothing was done
 */
export type AnswerPlain = (socket: Socket, bytes: Buffer) => boolean;

/**
 * The short way to a page: read, found, written in one piece. It gives the answer that `createApp` gives, byte for byte
 * (tests/server/plain.test.ts), at a third of the price.
 * @param state once `draining`, every connection is to be told so and closed, which is left to the long way
 */
export function createPlainAnswers({ site, desk, state, log }: Parts): AnswerPlain {
  return (socket, bytes) => {
    if (state.draining) return false;
    const start = performance.now();
    const request = readPlainRequest(bytes);
    const file = request && findFile(site, request.path);
    if (!file || isApiPath(request.path) || (desk && isDeskPath(request.path))) return false;
    const { path, acceptEncoding, ifNoneMatch } = request;
    const variant = chooseVariant(file.variants, acceptEncoding);
    if (!inMemory(variant)) return false;
    const status = isUnchanged(variant, ifNoneMatch) ? 304 : 200;
    socket.write(wholeAnswer(variant, status, Date.now()), (error) =>
      log(requestEntry({ method: "GET", path, status: error ? 499 : status, start })),
    );
    return true;
  };
}

type Parts = { site: BuiltSite; desk?: Desk | undefined; state: { draining: boolean }; log: Log };

/** Bytes that are copied once a second; the few larger files take the long way. */
const mostCopied = 64 * 1024;

function inMemory(variant: Variant): variant is Variant & { content: Buffer } {
  return typeof variant.content !== "string" && variant.size <= mostCopied;
}
