import { fileLengthHeader } from "./headers";
import { streamOf } from "./stream";

interface HandedOut {
  /** Of plain letters, digits, dots and hyphens. */
  name: string;
  contentType: string;
  /** Bytes; null where nobody knows yet. */
  size: number | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** An answer that a browser saves and never shows, whatever is in it. Its address is one of the server's downloads. */
export function fileResponse({ name, contentType, size, bytes }: HandedOut): Response {
  return new Response(streamOf(bytes), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
      ...(size !== null && { [fileLengthHeader]: String(size) }),
      // `no-transform`: it is sent as it is, so that its length is what was said.
      "Cache-Control": "private, no-store, no-transform",
      "X-Robots-Tag": "noindex",
    },
  });
}
