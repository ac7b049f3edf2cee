import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import onHeaders from "on-headers";

/**
 * Brotli's window spans a whole page, which says everything twice: as HTML and as the data that React starts from.
 * Gzip's 32 kB don't reach from one to the other. Level 5 costs no more time than gzip does.
 */
const compressAnswer = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** Compresses the answer if it is worth it, as the client accepts: Brotli, else gzip. Next's own knows gzip only. */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // The bytes that a range counts are the file's own.
  if (request.headers.range !== undefined) delete request.headers["accept-encoding"];
  // Listeners run from the last to the first, so this one, which looks at what the compression did, comes before it.
  onHeaders(response, () => {
    weakenTag(request, response);
    if (response.statusCode === 304) varyByEncoding(response);
  });
  compressAnswer(request, response, next);
}

/**
 * A strong tag promises the same bytes, and one page has others in each encoding. A client that knows the weak form is
 * told by it, too, that its copy is still good. Where nobody may keep a copy the tag is a version to name in If-Match,
 * which takes strong ones only (RFC 9110 §13.1.1).
 */
function weakenTag({ headers }: IncomingMessage, response: ServerResponse): void {
  const tag = response.getHeader("ETag");
  if (typeof tag !== "string" || tag.startsWith("W/")) return;
  if (String(response.getHeader("Cache-Control")).includes("no-store")) return;
  const isKnownWeak = response.statusCode === 304 && headers["if-none-match"]?.includes(`W/${tag}`);
  if (isKnownWeak || response.hasHeader("Content-Encoding")) response.setHeader("ETag", `W/${tag}`);
}

/** A 304 has no type, by which the compression knows what it could compress; what it stands for may have been. */
function varyByEncoding(response: ServerResponse): void {
  const names = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (/(?:^|[\s,])(?:accept-encoding|\*)(?:$|[\s,])/i.test(names)) return;
  response.setHeader("Vary", names ? `${names}, Accept-Encoding` : "Accept-Encoding");
}
