import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait behind another one on their connection. Browsers and proxies send the next after the answer. */
const most = 16;

/** For each connection with a request under way, those that came behind it. */
const behind = new WeakMap<Socket, (() => void)[]>();

/**
 * Answers one request of a connection at a time (pipelining, RFC 9112 §9.3.2). Node hands over at once all that came in
 * one piece, so that a client who reads nothing would have a thousand answers kept for it. One that sends more than
 * `most` ahead loses its connection.
 */
export function answerInOrder(
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const begin = () => {
    response.once("close", () => {
      const next = socket.destroyed ? undefined : behind.get(socket)?.shift();
      if (next) next();
      else behind.delete(socket);
    });
    answer();
  };
  const waiting = behind.get(socket);
  if (!waiting) {
    behind.set(socket, []);
    begin();
  } else if (waiting.length < most) waiting.push(begin);
  else socket.destroy();
}
