import { fileTypeFromBuffer } from "file-type";

export interface ContentType {
  /** The type in responses. */
  type: string;
  /** Without a dot. */
  extension: string;
  /** Its name for people. */
  name: string;
}

/** Extension and name of the accepted types by detected media type: no programs and no web pages. */
const acceptedTypes: Record<string, [extension: string, name: string]> = {
  "application/pdf": ["pdf", "PDF"],
  "image/png": ["png", "PNG image"],
  "image/jpeg": ["jpg", "JPEG image"],
  "image/webp": ["webp", "WebP image"],
  "image/heic": ["heic", "HEIC image"],
  "image/gif": ["gif", "GIF image"],
  "image/tiff": ["tif", "TIFF image"],
  "application/zip": ["zip", "ZIP archive"],
  "application/gzip": ["gz", "gzip archive"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx", "Word document"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx", "Excel workbook"],
  "application/vnd.oasis.opendocument.text": ["odt", "OpenDocument text"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods", "OpenDocument spreadsheet"],
  "audio/mpeg": ["mp3", "MP3 recording"],
  "audio/wav": ["wav", "WAV recording"],
  "audio/ogg": ["ogg", "Ogg recording"],
  "video/mp4": ["mp4", "MP4 video"],
  "video/webm": ["webm", "WebM video"],
};

const text: ContentType = { type: "text/plain; charset=utf-8", extension: "txt", name: "text" };
const json: ContentType = { type: "application/json", extension: "json", name: "JSON" };
const csv: ContentType = { type: "text/csv; charset=utf-8", extension: "csv", name: "CSV table" };

/** The accepted types as text. */
export const acceptedTypesText = "PDF, images, office documents, text, CSV, JSON, recordings or ZIP";

/** How many bytes of a file decide its type. */
export const sniffedBytes = 64 * 1024;

/** The sample as text; null if it isn't UTF-8. A character cut off at its end is left out. */
function decodeText(start: Uint8Array): string | null {
  try {
    const read = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
    // Of the control characters, text has tab, line feed, form feed and carriage return.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tell text from bytes
    return /[\u0000-\u0008\u000b\u000e-\u001f]/.test(read) ? null : read;
  } catch {
    return null;
  }
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is a JSON object or list, or may be the beginning of a long one. */
function isJson(read: string, isWhole: boolean): boolean {
  const start = read.replace(/^\ufeff/, "").trimStart();
  if (!/^[[{]/.test(start)) return false;
  if (isWhole) return isValidJson(start);
  // A long file whose first line is complete has one value a line, and a log may begin with "[2026-01-31 10:00]".
  const [first = ""] = start.split("\n", 1);
  return !isValidJson(first) && /^(\{\s*"|\[\s*(["{[]|(-?\d[\d.eE+-]*|true|false|null)\s*,))/.test(start);
}

/** Whether it has at least two lines, with the same number of at least two fields. */
function isTable(read: string, isWhole: boolean): boolean {
  const lines = read.split(/\r?\n/);
  // The last line is empty, or may be cut off.
  if (lines.at(-1) === "" || !isWhole) lines.pop();
  const whole = lines.slice(0, 20);
  if (whole.length < 2) return false;
  return [",", ";", "\t"].some((mark) => {
    const fields = whole.map((line) => line.replace(/"(?:[^"]|"")*"/g, "").split(mark).length);
    return fields.every((count) => count > 1 && count === fields[0]);
  });
}

/**
 * Detects the type of a file by its first bytes; its name and Content-Type don't count.
 * @param start up to the first `sniffedBytes` of it
 * @returns null if the type isn't accepted
 */
export async function contentTypeOf(start: Uint8Array): Promise<ContentType | null> {
  const found = await fileTypeFromBuffer(start);
  const [extension, name] = acceptedTypes[found?.mime ?? ""] ?? [];
  if (found && extension && name) return { type: found.mime, extension, name };
  // Markup counts as text, since programs open it by its extension; other detected types are refused.
  if (found && found.mime !== "application/xml") return null;
  const read = decodeText(start);
  if (read === null) return null;
  const isWhole = start.length < sniffedBytes;
  if (isJson(read, isWhole)) return json;
  return isTable(read, isWhole) ? csv : text;
}
