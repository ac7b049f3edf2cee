import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, got: Got, index: number) => void;

const thanks: Answer = (response) => response.writeHead(204).end();

/** A receiver of webhooks on the loopback address. It records requests and responds as configured. */
export async function startReceiver() {
  const got: Got[] = [];
  const state: { answer: Answer } = { answer: thanks };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      got.push(one);
      state.answer(response, one, got.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    got,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    /** Sets the status of further responses. */
    status: (status: number, headers: Record<string, string> = {}) => {
      state.answer = (response) => response.writeHead(status, headers).end();
    },
    reset: () => {
      got.length = 0;
      state.answer = thanks;
    },
    types: () => got.map(({ body }) => JSON.parse(body).type as string),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
