import "server-only";
import type { Part } from "@/lib/platform/http/read-upload";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { languageDefinitions } from "@/lib/site/language-definitions";
import type { Bytes } from "./blocks";
import { fileLabel } from "./names";
import { discardFile, type NewFile, storeFile } from "./stored-files";

/** A file of an upload. It must be read completely before the next one. */
interface IncomingFile {
  /** Its original name. */
  name: string;
  bytes: Bytes;
}

export type IncomingFiles = AsyncIterable<IncomingFile>;

interface IncomingForm {
  /** The fields before the files. Those after them, such as the button that was pressed, are added once the files are read. */
  fields: Record<string, string>;
  files: IncomingFiles;
  hasFiles: boolean;
  /** Discards the rest of the body, for a form whose fields are refused. */
  discard: () => Promise<unknown>;
}

/** Reads a multipart form up to its first file. Browsers send fields in the order of the page. */
export async function readFormWithFiles(parts: AsyncGenerator<Part>): Promise<IncomingForm> {
  const fields: Record<string, string> = {};
  /** Browsers send line breaks as CRLF. */
  const addField = ({ name, value }: { name: string; value: string }) => {
    fields[name] = value.replaceAll("\r\n", "\n");
  };
  let first: Part | undefined;
  for (;;) {
    const { done, value } = await parts.next();
    if (done) break;
    if (value.kind === "field") {
      addField(value);
      continue;
    }
    // Browsers send a file without a name if none was chosen.
    if (value.fileName === "") continue;
    first = value;
    break;
  }
  async function* files() {
    try {
      for (let part = first; part; part = (await parts.next()).value ?? undefined) {
        if (part.kind === "field") addField(part);
        else if (part.fileName !== "") yield { name: part.fileName, bytes: part.bytes };
      }
    } finally {
      await parts.return(undefined);
    }
  }
  return { fields, files: files(), hasFiles: first !== undefined, discard: () => parts.return(undefined) };
}

/** How many files and bytes may still be stored. */
export interface UploadAllowance {
  count: number;
  bytes: number;
}

interface UploadLimits {
  remaining: UploadAllowance;
  /** Of one file. */
  fileBytes: number;
  tooLarge: Sentence;
  tooMany: () => HttpError;
  tooMuch: () => HttpError;
}

export interface StoredUpload extends NewFile {
  label: string;
}

/** Passes bytes on while they fit into the remaining room. */
async function* limitBytes(room: UploadAllowance, bytes: Bytes, tooMuch: () => HttpError) {
  for await (const piece of bytes) {
    room.bytes -= piece.byteLength;
    if (room.bytes < 0) throw tooMuch();
    yield piece;
  }
}

/** The same error with the name of its file in front. The field is called "files" in every form. */
function prefixFileName(label: string, refusal: HttpError): HttpError {
  const sentence: Sentence = (language) =>
    `${label}${languageDefinitions[language].colon} ${refusal.localize(language).message}`;
  return new HttpError(refusal.status, sentence, { fields: { files: sentence } });
}

/**
 * Stores files one after the other, all or none, within the limits.
 * @throws HttpError 413 or 422, naming the file; FileStoreUnavailable, DatabaseUnavailable
 */
export async function storeFiles(
  files: IncomingFiles,
  limits: UploadLimits,
  now: Date,
): Promise<StoredUpload[]> {
  const { remaining, fileBytes: limit, tooLarge, tooMany, tooMuch } = limits;
  const stored: StoredUpload[] = [];
  const room = { ...remaining };
  try {
    for await (const { name, bytes } of files) {
      if (stored.length >= room.count) throw tooMany();
      const label = fileLabel(name);
      const file = await storeFile(limitBytes(room, bytes, tooMuch), { limit, tooLarge, now }).catch(
        (error) => {
          throw error instanceof HttpError && [413, 422].includes(error.status)
            ? prefixFileName(label, error)
            : error;
        },
      );
      stored.push({ ...file, label });
    }
    return stored;
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
}

/** Removes stored files, except those that something refers to by now. */
export async function discardAll(stored: readonly NewFile[]): Promise<void> {
  for (const { id } of stored) await discardFile(id);
}
