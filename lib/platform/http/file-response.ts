import { fileLengthHeader } from "./headers";
import { toReadableStream } from "./stream";

interface FileDownload {
  /** Of plain letters, digits, dots and hyphens. */
  name: string;
  contentType: string;
  /** Bytes; null if not known yet. */
  size: number | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** Text as a file, for staff or the holder of a link. Its name consists of plain letters, digits, dots and hyphens. */
export function downloadResponse(
  body: string | ReadableStream<Uint8Array>,
  { name, contentType, headers }: { name: string; contentType: string; headers?: Record<string, string> },
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      ...headers,
    },
  });
}

/** A response that browsers save and never display. Its path must be one of the server's downloads. */
export function fileResponse({ name, contentType, size, bytes }: FileDownload): Response {
  return new Response(toReadableStream(bytes), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
      ...(size !== null && { [fileLengthHeader]: String(size) }),
      // `no-transform` keeps its length unchanged.
      "Cache-Control": "private, no-store, no-transform",
      "X-Robots-Tag": "noindex",
    },
  });
}
