import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyConfig, type BusboyHeaders } from "@fastify/busboy";
import type { Bytes } from "@/lib/platform/files/blocks";
import { Refusal } from "@/lib/platform/refusal";

/** A part of a form that carries files, in the order in which it comes. */
export type Part =
  | { kind: "field"; name: string; value: string }
  | { kind: "file"; name: string; fileName: string; bytes: Bytes };

const limits: BusboyConfig["limits"] = { fields: 20, fieldSize: 1024, headerPairs: 20, fieldNameSize: 100 };

const brokenOff = () => new Refusal(400, "The upload broke off before it was complete. Nothing was stored.");
const unreadable = () => new Refusal(400, "The form can't be read.");

/** @throws Refusal 400, 415 for what is no form with files */
function parserFor(request: Request): Busboy {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Refusal(415, "Send the files as a form (multipart/form-data).");
  try {
    return new Busboy({ headers: { "content-type": type } as BusboyHeaders, limits });
  } catch {
    throw unreadable();
  }
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
  let ended = false;
  let failure: Refusal | null = null;
  let wake = () => {};
  const say = (part: Part) => {
    parts.push(part);
    wake();
  };
  const fail = (refusal: Refusal) => {
    failure ??= refusal;
    for (const file of files) file.destroy(failure);
    wake();
  };
  parser.on("field", (name, value, _nameCut, isCut) => {
    if (isCut) fail(new Refusal(422, "A field of the form is too long."));
    else say({ kind: "field", name, value });
  });
  parser.on("file", (name, bytes, fileName) => {
    files.add(bytes);
    // Whoever reads it is told; nobody reads what is passed over.
    bytes.on("error", () => undefined);
    bytes.once("close", () => files.delete(bytes));
    say({ kind: "file", name, fileName: fileName ?? "", bytes: bytes as Bytes & Readable });
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => fail(new Refusal(422, "The form has too many fields.")));
  }
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  const fed = pipeline(body, parser).then(
    () => {
      ended = true;
      wake();
    },
    () => fail(request.signal.aborted || body.errored ? brokenOff() : unreadable()),
  );
  try {
    for (;;) {
      const part = parts.shift();
      if (part) {
        yield part;
        if (part.kind === "file") (part.bytes as Bytes & Readable).resume();
        continue;
      }
      if (failure) throw failure;
      if (ended) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    body.destroy();
    await fed;
  }
}
