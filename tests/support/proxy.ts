import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

interface ProxyOptions {
  /** Answers a request instead of the site. @returns whether it did */
  answerItself?: (asked: IncomingMessage, answer: ServerResponse) => Promise<boolean>;
  /** Passes on a page that the site sent, uncompressed. */
  answerPage: (page: IncomingMessage, answer: ServerResponse, asked: IncomingMessage) => Promise<void>;
}

/** A server in front of a site that passes on everything but pages unchanged. */
export async function startProxy(
  site: string,
  { answerItself = async () => false, answerPage }: ProxyOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (asked, answer) => {
    if (await answerItself(asked, answer)) return;
    const { "if-none-match": _, ...headers } = asked.headers;
    const passed = request(`${site}${asked.url}`, {
      method: asked.method,
      headers: { ...headers, "accept-encoding": "identity" },
      agent: false,
    });
    passed.once("response", (found) => {
      if (found.headers["content-type"]?.startsWith("text/html") && asked.method !== "HEAD") {
        void answerPage(found, answer, asked);
      } else {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      }
    });
    // The site has stopped: the page gets the same error as without a proxy.
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
