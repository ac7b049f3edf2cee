import { connect, type Socket } from "node:net";

/** A client that announces a body and holds it back. */
export interface SlowSender {
  /** Resolves when the server has read what stands before the body. */
  isRead: Promise<void>;
  /** All that the server has said. */
  said(): string;
  /** Resolves with it when the connection has ended. */
  ended: Promise<string>;
  /** Sends more of the body. */
  send(bytes?: string): void;
  close(): void;
}

/** Begins a post. @param bytes how many of the body it announces */
export function sendSlowly(
  url: string,
  path: string,
  { bytes = 60_000, headers = {} }: { bytes?: number; headers?: Record<string, string> } = {},
): SlowSender {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).setEncoding("utf8");
  let said = "";
  const lines = {
    Host: host,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(bytes),
    // The server answers at once that it has read so far.
    Expect: "100-continue",
    ...headers,
  };
  const isRead = new Promise<void>((resolve) => {
    socket.on("data", (text) => {
      said += text;
      if (said.includes("100 Continue")) resolve();
    });
    socket.on("close", () => resolve());
  });
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(said)));
  // Whoever is cut off in the middle of a write meets an error; what counts is what came before it.
  socket.on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${lined(lines)}\r\n`);
  return {
    isRead,
    said: () => said,
    ended,
    send: (more = "x") => socket.writable && socket.write(more),
    close: () => socket.destroy(),
  };
}

const lined = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
