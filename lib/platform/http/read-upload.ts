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
const maxParts = 300;
const limits: BusboyConfig["limits"] = {
  fields: 20,
  parts: maxParts,
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
 * Feeds a body to the parser with backpressure. After `isDone`, the rest is discarded, since clients read the response only after sending;
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

interface QueuedPart {
  part: Part;
  /** The source of a file's bytes. */
  source?: Readable;
}

/** Parses a body into parts, which are queued until they are read. Unread bytes of a file pause the parser. */
class UploadParser {
  readonly #parser: Busboy;
  readonly #parts: QueuedPart[] = [];
  readonly #openFiles = new Set<Readable>();
  #resolveStopped = () => {};
  readonly #stopped = new Promise<void>((resolve) => {
    this.#resolveStopped = resolve;
  });
  #state: "reading" | "ended" | "stopped" = "reading";
  #failure: HttpError | null = null;
  /** Whether the parser has got the whole body. */
  #isFed = false;
  #wake = () => {};

  /** @throws HttpError 400, 415 */
  constructor(request: Request) {
    this.#parser = parserFor(request);
    if (!request.body) throw unreadable();
    this.#listen();
    const isStopped = () => this.#state === "stopped";
    feed(request.body.getReader(), this.#parser, isStopped, this.#stopped)
      .then(() => {
        this.#isFed = true;
        return this.#failIfStuck();
      })
      .catch(() => this.#fail(brokenOff()));
  }

  /** The next part; null after the last. @throws HttpError 400, 422 */
  async next(): Promise<QueuedPart | null> {
    for (;;) {
      const queued = this.#parts.shift();
      if (queued) return queued;
      if (this.#failure) throw this.#failure;
      if (this.#state === "ended") return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Discards the rest of the body. */
  stop(): void {
    if (this.#state === "ended") return;
    this.#state = "stopped";
    this.#resolveStopped();
  }

  #listen(): void {
    this.#parser.on("field", (name, value, _nameCut, isCut) => {
      if (isCut) this.#fail(createRefusal(422, ({ upload }) => upload.longField));
      else this.#push({ part: { kind: "field", name, value } });
    });
    this.#parser.on("file", (name, source, fileName) => this.#addFile(name, source, fileName ?? ""));
    for (const event of ["fieldsLimit", "partsLimit"] as const) {
      this.#parser.on(event, () => this.#fail(createRefusal(422, ({ upload }) => upload.manyFields)));
    }
    this.#parser.on("error", () => this.#fail(unreadable()));
    this.#parser.on("finish", () => {
      if (this.#state === "reading") this.#state = "ended";
      this.#wake();
    });
  }

  #addFile(name: string, source: Readable, fileName: string): void {
    this.#openFiles.add(source);
    // The reader of the file gets the error; skipped files have none.
    source.on("error", () => undefined);
    source.once("close", () => {
      this.#openFiles.delete(source);
      if (this.#isFed) this.#failIfStuck();
    });
    this.#push({ part: { kind: "file", name, fileName, bytes: bytesOf(source) }, source });
  }

  #push(part: QueuedPart): void {
    this.#parts.push(part);
    this.#wake();
  }

  #fail(refusal: HttpError): void {
    if (this.#state !== "reading") return;
    this.#failure = refusal;
    for (const file of this.#openFiles) file.destroy(refusal);
    this.stop();
    this.#wake();
  }

  /** The parser never finishes a part whose headers don't end. Everything else ends within a turn. */
  async #failIfStuck(): Promise<void> {
    await nextTurn();
    await nextTurn();
    if (this.#openFiles.size === 0) this.#fail(unreadable());
  }
}

/**
 * Streams the parts of a multipart form (RFC 7578) with backpressure. Read a file before the next part; unread bytes are skipped.
 * @throws HttpError 400, 415, 422
 */
export async function* readUpload(request: Request): AsyncGenerator<Part> {
  const parser = new UploadParser(request);
  try {
    for (let queued = await parser.next(); queued; queued = await parser.next()) {
      yield queued.part;
      queued.source?.resume();
    }
  } finally {
    parser.stop();
  }
}
