import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes: above every endpoint's own limit, so that each still refuses with its own sentence. */
const maximumBytes = 512 * 1024;
/** Milliseconds in which an answered client may come to the end of its body before its connection is cut. */
const lingerMs = 2000;

/**
 * Ends a request's body for everyone behind this point after `maximumBytes`, and drops the rest as it comes in. Next
 * keeps a copy of the whole body for the middleware and waits for its end, which an endless one doesn't have.
 */
export function capBody(request: IncomingMessage, response: ServerResponse): void {
  // Node takes it away from the request when the answer is out.
  const { socket } = request;
  const push = request.push.bind(request);
  let size = 0;
  let isCut = false;
  let isSent = false;
  const cappedPush = (chunk: Buffer | null) => {
    isSent ||= chunk === null;
    size += chunk?.length ?? 0;
    if (isCut) return true;
    if (size <= maximumBytes) return push(chunk);
    isCut = true;
    push(chunk?.subarray(0, chunk.length - (size - maximumBytes)));
    // Node takes a stream that ends before its message for aborted, and would cut the answer off with the connection.
    request.complete = true;
    push(null);
    // Goes on reading: a client that can't send doesn't look for its answer either.
    socket.resume();
    return true;
  };
  // Next puts its copy's methods over the request's; through the copy's, what still comes in would break the copy.
  Object.defineProperty(request, "push", { get: () => cappedPush, set: () => undefined });
  response.once("finish", () => {
    if (!isSent) setTimeout(() => isSent || socket.destroy(), lingerMs).unref();
  });
}
