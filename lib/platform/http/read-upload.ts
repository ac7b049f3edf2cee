import "server-only";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Busboy, type BusboyConfig, type BusboyHeaders } from "@fastify/busboy";
import type { Bytes } from "@/lib/platform/files/blocks";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { createRefusal } from "@/lib/platform/words";
import { isMultipart } from "./parse";

/** A part of a multipart form, in order. */
export type Part =
  | { kind: "field"; name: string; value: string }
  | { kind: "file"; name: string; fileName: string; bytes: Bytes };

/** The most parts: small ones wait in memory. More than any form of this site allows, so that its own error comes first. */
const mostParts = 300;
const limits: BusboyConfig["limits"] = {
  fields: 20,
  parts: mostParts,
  // The longest text of a form: a UTF-16 code unit has at most three bytes in UTF-8.
  fieldSize: lengths.message * 3,
  headerPairs: 20,
  fieldNameSize: 100,
};

const brokenOff = () => createRefusal(400, ({ upload }) => upload.brokenOff);
const unreadable = () => createRefusal(400, ({ upload }) => upload.unreadable);

/** @throws HttpError 400, 415 if it is not a multipart form */
function parserFor(request: Request): Busboy {
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(request)) throw createRefusal(415, ({ upload }) => upload.mediaType);
  try {
    return new Busboy({ headers: { "content-type": type } as BusboyHeaders, limits });
  } catch {
    throw unreadable();
  }
}

type Body = ReadableStreamDefaultReader<Uint8Array>;

/** Bytes per call of the parser, so that many small parts take only some milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Feeds a body to the parser with backpressure. After `isDone`, the rest is discarded, since clients read the answer only after sending;
 * the server disconnects those that go on for long.
 */
async function feed(
  body: Body,
  parser: Busboy,
  isDone: () => boolean,
  whenDone: Promise<unknown>,
): Promise<void> {
  for (;;) {
    const { done, value } = await body.read();
    if (done) break;
    const bytes = Buffer.from(value);
    for (let start = 0; start < bytes.length && !isDone(); start += sliceBytes) {
      if (parser.write(bytes.subarray(start, start + sliceBytes))) continue;
      await Promise.race([new Promise((resolve) => parser.once("drain", resolve)), whenDone]);
    }
  }
  if (!isDone()) parser.end();
}

/** @throws HttpError: errors of the parser are the client's fault */
async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

/**
 * Streams the parts of a multipart form (RFC 7578) with backpressure. Read a file before the next part; unread bytes are skipped.
 * @throws HttpError 400, 415, 422
 */
export async function* readUpload(request: Request): AsyncGenerator<Part> {
  const parser = parserFor(request);
  if (!request.body) throw unreadable();
  const parts: [Part, Readable?][] = [];
  const files = new Set<Readable>();
  let state: "reading" | "ended" | "given up" = "reading";
  let failure: HttpError | null = null;
  let wake = () => {};
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = () => {
      state = "given up";
      resolve();
    };
  });
  const fail = (refusal: HttpError) => {
    if (state !== "reading") return;
    failure = refusal;
    for (const file of files) file.destroy(refusal);
    giveUp();
    wake();
  };
  let isFed = false;
  // The parser never finishes a part whose headers don't end. Everything else ends within a turn.
  const endIfStuck = async () => {
    await nextTurn();
    await nextTurn();
    if (files.size === 0) fail(unreadable());
  };
  parser.on("field", (name, value, _nameCut, isCut) => {
    if (isCut) return fail(createRefusal(422, ({ upload }) => upload.longField));
    parts.push([{ kind: "field", name, value }]);
    wake();
  });
  parser.on("file", (name, bytes, fileName) => {
    files.add(bytes);
    // The reader of the file gets the error; skipped files have none.
    bytes.on("error", () => undefined);
    bytes.once("close", () => {
      files.delete(bytes);
      if (isFed) endIfStuck();
    });
    parts.push([{ kind: "file", name, fileName: fileName ?? "", bytes: bytesOf(bytes) }, bytes]);
    wake();
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => fail(createRefusal(422, ({ upload }) => upload.manyFields)));
  }
  parser.on("error", () => fail(unreadable()));
  parser.on("finish", () => {
    if (state === "reading") state = "ended";
    wake();
  });
  feed(request.body.getReader(), parser, () => state === "given up", givenUp)
    .then(() => {
      isFed = true;
      return endIfStuck();
    })
    .catch(() => fail(brokenOff()));
  try {
    for (;;) {
      const [part, file] = parts.shift() ?? [];
      if (part) {
        yield part;
        file?.resume();
        continue;
      }
      if (failure) throw failure;
      // A function, since the value changes during the await.
      if (hasEnded()) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    if (!hasEnded()) giveUp();
  }

  function hasEnded(): boolean {
    return state === "ended";
  }
}
