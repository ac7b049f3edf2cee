import "server-only";
import type { Readable } from "node:stream";
import { Busboy, type BusboyConfig, type BusboyHeaders } from "@fastify/busboy";
import type { Bytes } from "@/lib/platform/files/blocks";
import { Refusal } from "@/lib/platform/refusal";
import { refused } from "@/lib/platform/words";

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
  fieldSize: 1024,
  headerPairs: 20,
  fieldNameSize: 100,
};

const brokenOff = () =>
  new Refusal(
    400,
    refused(({ upload }) => upload.brokenOff),
  );
const unreadable = () =>
  new Refusal(
    400,
    refused(({ upload }) => upload.unreadable),
  );

/** @throws Refusal 400, 415 for what is no form with files */
function parserFor(request: Request): Busboy {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Refusal(
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
    if (isDone() || parser.write(Buffer.from(value))) continue;
    await Promise.race([new Promise((resolve) => parser.once("drain", resolve)), whenDone]);
  }
  if (!isDone()) parser.end();
}

/**
 * The parts of a form that carries files (RFC 7578), as they come: no more is read than its reader takes. A file's bytes
 * are read before the next part is asked for; what isn't read of them is passed over.
 * @throws Refusal 400, 415, 422
 */
export async function* readUpload(request: Request): AsyncGenerator<Part> {
  const parser = parserFor(request);
  if (!request.body) throw unreadable();
  const parts: Part[] = [];
  const files = new Set<Readable>();
  let state: "reading" | "ended" | "given up" = "reading";
  let failure: Refusal | null = null;
  let wake = () => {};
  let giveUp = () => {};
  const givenUp = new Promise<void>((resolve) => {
    giveUp = () => {
      state = "given up";
      resolve();
    };
  });
  const fail = (refusal: Refusal) => {
    if (state !== "reading") return;
    failure = refusal;
    for (const file of files) file.destroy(refusal);
    giveUp();
    wake();
  };
  parser.on("field", (name, value, _nameCut, isCut) => {
    if (isCut)
      return fail(
        new Refusal(
          422,
          refused(({ upload }) => upload.longField),
        ),
      );
    parts.push({ kind: "field", name, value });
    wake();
  });
  parser.on("file", (name, bytes, fileName) => {
    files.add(bytes);
    // Whoever reads it is told; nobody reads what is passed over.
    bytes.on("error", () => undefined);
    bytes.once("close", () => files.delete(bytes));
    parts.push({ kind: "file", name, fileName: fileName ?? "", bytes: bytes as Bytes & Readable });
    wake();
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () =>
      fail(
        new Refusal(
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
  feed(request.body.getReader(), parser, () => state === "given up", givenUp).catch(() => fail(brokenOff()));
  try {
    for (;;) {
      const part = parts.shift();
      if (part) {
        yield part;
        if (part.kind === "file") (part.bytes as Bytes & Readable).resume();
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
