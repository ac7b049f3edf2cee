import { once } from "node:events";
import { connect } from "node:net";

interface EndlessPost {
  /** The HTTP status, 0 without a response. */
  status: number;
  answer: string;
  /** Bytes of the body that were sent before the server closed the connection. */
  sent: number;
}

const chunk = Buffer.from(`10000\r\n${"x".repeat(0x10000)}\r\n`);

/**
 * Posts an endless chunked JSON body until the server closes the connection.
 * @param body JSON without its end, inside a string
 */
export async function endlessPost(
  url: string,
  path: string,
  body: string,
  client: Record<string, string>,
): Promise<EndlessPost> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  // A connection closed during a write causes an error; only what came before it matters.
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const headers = {
    Host: host,
    "Content-Type": "application/json",
    "Transfer-Encoding": "chunked",
    ...client,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n`);
  socket.write(`${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`);
  let sent = 0;
  while (!socket.destroyed) {
    sent += 0x10000;
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), answer, sent };
}
