import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import onHeaders from "on-headers";

/**
 * A page contains its content twice, as HTML and as React's data. Brotli's window covers both; gzip's 32 kB don't. Level 5 takes no
 * more time than gzip.
 */
const compressResponse = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** Compresses responses with Brotli or gzip, as the client accepts. Next only supports gzip. */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // Ranges count bytes of the uncompressed file.
  if (request.headers.range !== undefined) delete request.headers["accept-encoding"];
  // Added before the compression's listener, because on-headers calls the last one added first.
  onHeaders(response, () => {
    weakenEtag(request, response);
    // A 304 has no content type, by which the compression decides, but the cached response may have been compressed.
    if (response.statusCode === 304) varyByEncoding(response);
  });
  compressResponse(request, response, next);
}

/**
 * Weakens an ETag, since a strong one promises equal bytes in every encoding. With `no-store` the tag is a version for If-Match, which
 * requires strong tags (RFC 9110 §13.1.1), so it stays.
 */
function weakenEtag({ headers }: IncomingMessage, response: ServerResponse): void {
  const tag = response.getHeader("ETag");
  if (typeof tag !== "string" || tag.startsWith("W/")) return;
  if (String(response.getHeader("Cache-Control")).includes("no-store")) return;
  const isKnownWeak = response.statusCode === 304 && headers["if-none-match"]?.includes(`W/${tag}`);
  if (isKnownWeak || response.hasHeader("Content-Encoding")) response.setHeader("ETag", `W/${tag}`);
}

/** Adds Accept-Encoding to Vary, unless it is there. */
export function varyByEncoding(response: ServerResponse): void {
  const names = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (/(?:^|[\s,])(?:accept-encoding|\*)(?:$|[\s,])/i.test(names)) return;
  response.setHeader("Vary", names ? `${names}, Accept-Encoding` : "Accept-Encoding");
}
