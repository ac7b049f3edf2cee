import "server-only";
import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Busboy, type BusboyConfig, type BusboyHeaders } from "@fastify/busboy";
import type { Bytes } from "@/lib/platform/files/blocks";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { refused } from "@/lib/platform/words";
import { isMultipart } from "./parse";

/** A part of a form that carries files, in the order in which it comes. */
export type Part =
  | { kind: "field"; name: string; value: string }
  | { kind: "file"; name: string; fileName: string; bytes: Bytes };

/**
 * Of all parts of a form, its files included: small ones come faster than they are taken, and wait in memory. It is over
 * what any form of this site takes, so that the form's own sentence is heard first.
 */
const mostParts = 300;
const limits: BusboyConfig["limits"] = {
  fields: 20,
  parts: mostParts,
  // The longest text that a form takes: a UTF-16 code unit has three bytes at most in UTF-8.
  fieldSize: lengths.message * 3,
  headerPairs: 20,
  fieldNameSize: 100,
};

const brokenOff = () =>
  new HttpError(
    400,
    refused(({ upload }) => upload.brokenOff),
  );
const unreadable = () =>
  new HttpError(
    400,
    refused(({ upload }) => upload.unreadable),
  );

/** @throws HttpError 400, 415 for what is no form with files */
function parserFor(request: Request): Busboy {
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(request))
    throw new HttpError(
      415,
      refused(({ upload }) => upload.mediaType),
    );
  try {
    return new Busboy({ headers: { "content-type": type } as BusboyHeaders, limits });
  } catch {
    throw unreadable();
  }
}

type Body = ReadableStreamDefaultReader<Uint8Array>;

/** Bytes that the parser gets at once: no more small parts are made of them than take some milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Hands a body over to the parser as fast as that takes it. What comes after `isDone` says so is read and forgotten: a
 * client that can't send doesn't look for its answer, and the server ends those that go on for long.
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

/** @throws HttpError whatever breaks them off: the parser's own errors are the sender's faults */
async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

/**
 * The parts of a form that carries files (RFC 7578), as they come: no more is read than its reader takes. A file's bytes
 * are read before the next part is asked for; what isn't read of them is passed over.
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
  // The parser never says that it is done with a part whose headers have no end. All else ends within a turn.
  const endIfStuck = async () => {
    await nextTurn();
    await nextTurn();
    if (files.size === 0) fail(unreadable());
  };
  parser.on("field", (name, value, _nameCut, isCut) => {
    if (isCut)
      return fail(
        new HttpError(
          422,
          refused(({ upload }) => upload.longField),
        ),
      );
    parts.push([{ kind: "field", name, value }]);
    wake();
  });
  parser.on("file", (name, bytes, fileName) => {
    files.add(bytes);
    // Whoever reads it is told; nobody reads what is passed over.
    bytes.on("error", () => undefined);
    bytes.once("close", () => {
      files.delete(bytes);
      if (isFed) endIfStuck();
    });
    parts.push([{ kind: "file", name, fileName: fileName ?? "", bytes: bytesOf(bytes) }, bytes]);
    wake();
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () =>
      fail(
        new HttpError(
          422,
          refused(({ upload }) => upload.manyFields),
        ),
      ),
    );
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
      // Read through a function, since it changes while this waits.
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
