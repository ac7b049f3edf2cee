import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes: above every endpoint's own limit, so that each still refuses with its own sentence. */
const maximumBytes = 512 * 1024;
/** Milliseconds in which an answered client may stop sending, before its connection is cut. */
const lingerMs = 2000;

/**
 * Ends a request's body for everyone behind this point after `maximumBytes`, and drops the rest as it comes in. Next
 * keeps a copy of the whole body for the middleware and waits for its end, which an endless one doesn't have.
 */
export function capBody(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let size = 0;
  let ended = false;
  request.push = (chunk: Buffer | null) => {
    if (ended) return true;
    size += chunk?.length ?? 0;
    if (size <= maximumBytes) return push(chunk);
    ended = true;
    push(chunk?.subarray(0, chunk.length - (size - maximumBytes)));
    // Node takes a stream that ends before its message for aborted, and would cut the answer off with the connection.
    request.complete = true;
    push(null);
    cutAfterAnswer(request, response);
    return true;
  };
}

/** The rest of the body may never end: who still sends after the answer is cut off. */
function cutAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    setTimeout(() => request.socket.destroy(), lingerMs).unref();
  });
}
