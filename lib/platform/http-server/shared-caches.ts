import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";

/**
 * Keeps from shared caches where Next leads a request for a page's data (`RSC`): the page's own address answers so, and
 * nothing in the answer says that it varies by that header. A cache would lead everybody there.
 */
export function keepDataRedirectsPrivate({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.rsc === undefined) return;
  onHeaders(response, () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) {
      response.setHeader("Cache-Control", "private, no-store");
    }
  });
}
