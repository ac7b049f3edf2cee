import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many pipelined requests may wait on a connection. Browsers and proxies don't pipeline. */
const maxWaiting = 16;

/** The waiting requests of each connection. */
const behind = new WeakMap<Socket, (() => void)[]>();

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
      const next = socket.destroyed ? undefined : behind.get(socket)?.shift();
      if (next) next();
      else behind.delete(socket);
    });
    respond();
  };
  const waiting = behind.get(socket);
  if (!waiting) {
    behind.set(socket, []);
    begin();
  } else if (waiting.length < maxWaiting) waiting.push(begin);
  else socket.destroy();
}
