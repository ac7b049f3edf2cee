import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many pipelined requests may wait on a connection. Browsers and proxies don't pipeline. */
const maxWaiting = 16;

/** The waiting requests of each connection. */
const waitingRequests = new WeakMap<Socket, (() => void)[]>();

/**
 * Answers the requests of a connection one at a time (pipelining, RFC 9112 §9.3.2). Otherwise a client that sends a thousand requests
 * and reads nothing would fill the memory with responses. Beyond `maxWaiting` waiting requests the connection is closed.
 */
export function respondInOrder(
  { socket }: IncomingMessage,
  response: ServerResponse,
  respond: () => void,
): void {
  const begin = () => {
    response.once("close", () => {
      const next = socket.destroyed ? undefined : waitingRequests.get(socket)?.shift();
      if (next) next();
      else waitingRequests.delete(socket);
    });
    respond();
  };
  const waiting = waitingRequests.get(socket);
  if (!waiting) {
    waitingRequests.set(socket, []);
    begin();
  } else if (waiting.length < maxWaiting) waiting.push(begin);
  else socket.destroy();
}
