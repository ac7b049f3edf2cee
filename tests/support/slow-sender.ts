import { connect, type Socket } from "node:net";

/** A client that announces a body and holds it back. */
export interface SlowSender {
  /** Resolves when the server has read the request's headers. */
  isRead: Promise<void>;
  /** Everything that the server has sent. */
  received(): string;
  /** Resolves with the server's output when the connection has ended. */
  ended: Promise<string>;
  /** Sends more of the body. */
  send(bytes?: string): void;
  close(): void;
}

/** Begins a post. @param bytes the announced length of the body */
export function sendSlowly(
  url: string,
  path: string,
  { bytes = 60_000, headers = {} }: { bytes?: number; headers?: Record<string, string> } = {},
): SlowSender {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).setEncoding("utf8");
  let received = "";
  const lines = {
    Host: host,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(bytes),
    // Makes the server respond as soon as it has read the headers.
    Expect: "100-continue",
    ...headers,
  };
  const isRead = new Promise<void>((resolve) => {
    socket.on("data", (text) => {
      received += text;
      if (received.includes("100 Continue")) resolve();
    });
    socket.on("close", () => resolve());
  });
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  // A connection closed during a write causes an error; only what came before it matters.
  socket.on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${lined(lines)}\r\n`);
  return {
    isRead,
    received: () => received,
    ended,
    send: (more = "x") => socket.writable && socket.write(more),
    close: () => socket.destroy(),
  };
}

const lined = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
