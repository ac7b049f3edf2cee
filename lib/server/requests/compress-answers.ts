import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

/**
 * Brotli's window spans a whole page, which says everything twice: as HTML and as the data that React starts from.
 * Gzip's 32 kB don't reach from one to the other. Level 5 costs no more time than gzip does.
 */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** Compresses every answer worth it, as the client accepts: Brotli, else gzip. Next's own knows gzip only. */
export function compressAnswers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    compress(request, response, () => undefined);
  });
}
