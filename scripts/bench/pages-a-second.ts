import { connect } from "node:net";

const connections = 16;

/**
 * Requests one page on keep-alive connections and only detects the end of responses, to keep the client fast.
 * @returns responses per second
 * @throws if one isn't 200
 */
export function pagesASecond(port: number, path: string, ms: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
  let answered = 0;
  const start = performance.now();
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(request));
      socket.setNoDelay(true);
      let head = Buffer.alloc(0);
      let left = 0;
      socket.on("data", (data) => {
        let rest: Buffer = data;
        if (left === 0) {
          head = Buffer.concat([head, rest]);
          const end = head.indexOf("\r\n\r\n");
          if (end < 0) return;
          const text = head.subarray(0, end).toString("latin1");
          if (!text.startsWith("HTTP/1.1 200")) return reject(new Error(text));
          left = Number(/^content-length: (\d+)/im.exec(text)?.[1]);
          if (!left) return reject(new Error(`no length:\n${text}`));
          rest = head.subarray(end + 4);
          head = Buffer.alloc(0);
        }
        left -= rest.length;
        if (left > 0) return;
        answered += 1;
        if (performance.now() - start < ms) socket.write(request);
        else {
          socket.destroy();
          resolve();
        }
      });
      socket.on("error", reject);
      socket.on("end", () => reject(new Error("the server ended a connection")));
    });
  return Promise.all(Array.from({ length: connections }, one)).then(
    () => (answered / (performance.now() - start)) * 1000,
  );
}
