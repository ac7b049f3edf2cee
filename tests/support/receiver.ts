import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addMinutes, subHours } from "date-fns";
import { subscribableTypes } from "@/lib/webhooks/events";
import { newSecret, sealSecret } from "@/lib/webhooks/secret";
import type { Site } from "./site";
import { testSecrets } from "./template";

interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, got: Got, index: number) => void;

const thanks: Answer = (response) => response.writeHead(204).end();

/** A receiver of webhooks on the loopback address. It keeps what it gets and answers as it is told. */
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
    /** Answers with this status from now on. */
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

/** Puts a paused endpoint into a site, with a delivery in each state and a secret that was just made. */
export async function storeDeliveries(site: Site, id: string): Promise<void> {
  Object.assign(process.env, testSecrets);
  const now = new Date();
  const at = subHours(now, 60);
  await site.db.webhookEndpoint.create({
    data: {
      id,
      url: `https://hooks.example.com/${"a-long-path-that-never-ends-".repeat(3)}`,
      description: "The team’s own system",
      events: subscribableTypes.slice(0, 6),
      receivesAccount: true,
      secret: sealSecret(newSecret(), id),
      secretSetAt: now,
      state: "paused",
      pausedBecause: "failing",
      failingSince: at,
      createdAt: at,
    },
  });
  const failed = [
    { at, status: 503, fault: null, durationMs: 212 },
    { at: addMinutes(at, 1), status: null, fault: "timeout", durationMs: 10_003 },
  ];
  const states = ["delivered", "dead", "pending"];
  for (const [index, state] of states.entries()) {
    const data = { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", reference: "CM-7K2M-9QXD", kind: "sales" };
    const happened = addMinutes(at, index);
    const done = { at: happened, status: 204, fault: null, durationMs: 87 };
    await site.db.webhookDelivery.create({
      data: {
        id: `${id}-${state}`,
        state,
        attempts: 2,
        nextAttemptAt: now,
        createdAt: happened,
        deliveredAt: state === "delivered" ? now : null,
        endpoint: { connect: { id } },
        event: {
          create: { id: `evt_${id}-${state}`, type: subscribableTypes[index] ?? "", data, at: happened },
        },
        tries: { create: state === "delivered" ? [...failed, done] : failed },
      },
    });
  }
}
