import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { verifyPassword } from "@/lib/platform/hash-password";
import { limitConnections } from "@/lib/platform/http-server/connections";
import { delayRequest } from "@/lib/platform/http-server/delays";
import { InFlight } from "@/lib/platform/http-server/in-flight";
import { respondInOrder } from "@/lib/platform/http-server/respond-in-order";
import { LoadLimiter, shedLoad } from "@/lib/platform/http-server/shed-load";
import { closeSlowReaders } from "@/lib/platform/http-server/slow-readers";
import { metrics } from "@/lib/platform/metrics";
import { gate } from "@/tests/support/gate";
import { rawRequest } from "@/tests/support/raw-request";

vi.hoisted(() => {
  process.env.LOG_LEVEL = "silent";
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listening(handle: RequestListener): Promise<{ url: string; port: number }> {
  const listener = createServer(handle);
  server = listener;
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, port };
}

/** A clock that the test moves. */
function clockwork() {
  let now = 0;
  return { load: new LoadLimiter(() => now), pass: (ms: number) => (now += ms) };
}

describe("the estimated waiting time of a request", () => {
  it("is the number of waiting requests times the interval between responses", () => {
    const { load, pass } = clockwork();
    for (let i = 0; i < 400; i++) {
      load.begin();
      pass(20);
      load.end(true);
    }
    expect(load.expectedMs).toBe(0);
    for (let i = 0; i < 50; i++) load.begin();
    expect(load.expectedMs).toBeCloseTo(1000, -2);
  });

  it("ignores times without requests, and clients that disconnected", () => {
    const { load, pass } = clockwork();
    load.begin();
    pass(5);
    load.end(true);
    pass(1_000_000);
    load.begin();
    pass(5);
    load.end(true);
    load.begin();
    pass(1_000_000);
    load.end(false);
    load.begin();
    expect(load.expectedMs).toBeCloseTo(5);
  });
});

describe("requests read in one turn", () => {
  const room = { waiting: 32, expectedMs: 2000 };

  it("are accepted until the turn takes too long, and again in the next turn", async () => {
    const { load, pass } = clockwork();
    const taken = Array.from({ length: 200 }, () => {
      const has = load.hasRoomFor(room);
      load.begin();
      pass(20);
      load.end(true);
      return has;
    });
    expect(taken.filter(Boolean).length).toBe(100);
    await new Promise(setImmediate);
    expect(load.hasRoomFor(room)).toBe(true);
  });
});

describe("when there are too many requests", () => {
  /** Accepts requests but answers none until told to. */
  async function held(last: string[]) {
    const refuseWhenBusy = shedLoad(last);
    const taken: ServerResponse[] = [];
    const { url } = await listening((request, response) => {
      if (refuseWhenBusy(request, response, "id")) return;
      taken.push(response);
      server?.emit("taken");
    });
    const count = (n: number) =>
      new Promise<void>((resolve) => {
        const look = () => taken.length >= n && resolve();
        server?.on("taken", look);
        look();
      });
    return { url, taken, count };
  }

  it("they are rejected with Retry-After; statutory requests and health checks are rejected last", async () => {
    const { url, taken, count } = await held(["/law", "/api/health"]);
    // The initial estimate is 5 ms each, so 400 make two seconds.
    const waiting = Array.from({ length: 400 }, () => rawRequest(url, "/page"));
    await count(400);
    const page = await rawRequest(url, "/page", { headers: { Accept: "text/html" } });
    expect(page.status).toBe(503);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain("Please try again in a few seconds.");
    const data = await rawRequest(url, "/law-of-others");
    expect(data.status).toBe(503);
    expect(JSON.parse(data.body)).toMatchObject({ status: 503, requestId: "id" });
    expect(await metrics.registry.metrics()).toContain("palisade_refused_requests_total 2\n");
    for (const { headers } of [page, data]) {
      expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(3);
      expect(headers["cache-control"]).toBe("no-store");
    }
    waiting.push(
      rawRequest(url, "/law?x"),
      rawRequest(url, "/law/form"),
      rawRequest(url, "/api/health/ping"),
    );
    await count(403);
    for (const response of taken) response.end("answered");
    const answers = await Promise.all(waiting);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const next = rawRequest(url, "/page");
    await count(404);
    taken.at(-1)?.end();
    expect((await next).status).toBe(200);
  });

  it.each([
    ["pages", "forms", "POST", "GET"],
    ["forms", "pages", "GET", "POST"],
  ])("%s are answered while %s are rejected", async (_answered, _rejected, method, other) => {
    const { url, taken, count } = await held([]);
    const waiting = Array.from({ length: 400 }, () => rawRequest(url, "/", { method }));
    await count(400);
    expect((await rawRequest(url, "/", { method })).status).toBe(503);
    const answer = rawRequest(url, "/", { method: other });
    await Promise.race([count(401), answer]);
    for (const response of taken) response.end();
    expect((await answer).status).toBe(200);
    await Promise.all(waiting);
  });
});

describe("requests delayed on purpose, as guesses beyond a limit are", () => {
  it("don’t count as load while delayed, however many, but do afterwards", async () => {
    // A stopped clock, because the speed of this machine must not matter.
    const load = new LoadLimiter(() => 0);
    const refuseWhenBusy = shedLoad([], load);
    const waiting = { before: 0, after: 0 };
    let paused = 0;
    const { open: goOn, opened: pause } = gate();
    const { url } = await listening(async (request, response) => {
      const id = String(request.headers["x-name"]);
      if (refuseWhenBusy(request, response, id)) return;
      waiting.before = Math.max(waiting.before, load.waiting);
      if (request.url === "/guess") {
        const end = delayRequest(id, pause);
        paused += 1;
        server?.emit("paused");
        await end;
        waiting.after = Math.max(waiting.after, load.waiting);
      }
      setImmediate(() => response.end());
    });
    const ask = (path: string, name: string) => rawRequest(url, path, { headers: { "X-Name": name } });
    const all = new Promise<void>((resolve) => {
      server?.on("paused", () => paused === 400 && resolve());
    });
    const guesses = Array.from({ length: 400 }, (_, index) => ask("/guess", String(index)));
    await all;
    expect(load.waiting).toBe(0);
    expect((await ask("/page", "page")).status).toBe(200);
    goOn();
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(waiting.before).toBeLessThan(32);
    expect(waiting.after).toBeGreaterThan(0);
    expect(load.waiting).toBe(0);
  });

  it("count once if the delay ends before their body arrives", async () => {
    const load = new LoadLimiter(() => 0);
    const refuseWhenBusy = shedLoad([], undefined, load);
    const { port } = await listening(async (request, response) => {
      refuseWhenBusy(request, response, "slow");
      await delayRequest("slow", Promise.resolve());
      request.resume().once("end", () => response.end());
      server?.emit("delayed");
    });
    const delayed = new Promise((resolve) => server?.once("delayed", resolve));
    const client = connect(port, "127.0.0.1");
    client.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n");
    await delayed;
    client.write("x");
    await new Promise((resolve) => client.once("data", resolve));
    client.destroy();
    expect(load.waiting).toBe(0);
  });

  it("don’t count in the queue for hashing, which has its own limit", async () => {
    const load = new LoadLimiter(() => 0);
    const refuseWhenBusy = shedLoad([], load);
    await verifyPassword(null, "what stands for no passcode is hashed first", "gate");
    let most = 0;
    const { url } = await listening(async (request, response) => {
      const id = String(request.headers["x-name"]);
      if (refuseWhenBusy(request, response, id)) return;
      const checked = verifyPassword(null, "a guess", "gate", id);
      await new Promise(setImmediate);
      most = Math.max(most, load.waiting);
      await checked;
      response.end();
    });
    const guess = (_: unknown, index: number) =>
      rawRequest(url, "/", { headers: { "X-Name": String(index) } });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Two are hashed at a time, and earlier ones may not be fully answered yet.
    expect(most).toBeLessThanOrEqual(6);
  });
});

describe("a client that doesn’t read its response", () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  const closed = (response: ServerResponse) => new Promise((resolve) => response.once("close", resolve));

  async function unread(bounds: Parameters<typeof closeSlowReaders>[0]) {
    const watchReader = closeSlowReaders(bounds);
    const ended: Promise<unknown>[] = [];
    const { port } = await listening((_request, response) => {
      watchReader(response);
      ended.push(closed(response));
      response.end(large);
      server?.emit("asked");
    });
    const asked = new Promise((resolve) => server?.once("asked", resolve));
    const client = connect(port, "127.0.0.1").pause();
    client.on("error", () => undefined);
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await asked;
    return ended;
  }

  const never = Number.POSITIVE_INFINITY;
  const bounds = { answerMs: never, downloadMs: never, bufferedBytes: never, everyMs: 10 };

  it("is disconnected after the time for a response", async () => {
    await Promise.all(await unread({ ...bounds, answerMs: 50 }));
  });

  it("is disconnected when too much is buffered in total", async () => {
    await Promise.all(await unread({ ...bounds, bufferedBytes: 1024 * 1024 }));
  });
});

describe("connections of one client", () => {
  /** Holds requests to /held, with room for three connections. */
  async function roomForThree(proxies: string[] = []) {
    const inFlight = new InFlight();
    const { port } = await listening((request, response) => {
      inFlight.add(response);
      if (request.url !== "/held") response.end();
      server?.emit("asked");
    });
    if (server) limitConnections(server, { proxies, busy: () => inFlight.busy() }, 3);
    return async (sent = "") => {
      const accepted = new Promise((resolve) => server?.once(sent ? "asked" : "connection", resolve));
      const client = connect(port, "127.0.0.1");
      client.on("error", () => undefined);
      const ended = new Promise<void>((resolve) => client.once("close", () => resolve()));
      client.resume().write(sent);
      await accepted;
      return { client, ended };
    };
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  it("are closed above the limit, beginning with the oldest idle one", async () => {
    const open = await roomForThree();
    const held = await open(get("/held"));
    const [silent, halfHead] = [await open(), await open("")];
    const fourth = await open(get("/page"));
    await silent.ended;
    await open(get("/page"));
    await halfHead.ended;
    await open(get("/held"));
    await fourth.ended;
    expect(held.client.destroyed).toBe(false);
  });

  it("are unlimited if it is a proxy that serves everybody", async () => {
    const open = await roomForThree(["127.0.0.0/8"]);
    const clients = [];
    for (let count = 0; count < 8; count += 1) clients.push(await open(get("/page")));
    expect(clients.filter(({ client }) => client.destroyed)).toEqual([]);
  });
});

describe("requests on one connection", () => {
  const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

  it("are answered in order", async () => {
    const order: string[] = [];
    let n = 0;
    const { port } = await listening((request, response) =>
      respondInOrder(request, response, () => {
        n += 1;
        const name = n;
        order.push(`${name} begins`);
        setImmediate(() => {
          order.push(`${name} ends`);
          response.end(`answer ${name}`);
        });
      }),
    );
    const client = connect(port, "127.0.0.1");
    client.write(ask.repeat(3));
    let got = "";
    await new Promise<void>((resolve) => {
      client.on("data", (data) => {
        got += data;
        if (got.includes("answer 3")) resolve();
      });
    });
    client.destroy();
    expect(order).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
  });

  it("end the connection if there are too many", async () => {
    let begun = 0;
    const { port } = await listening((request, response) =>
      respondInOrder(request, response, () => {
        begun += 1;
      }),
    );
    const client = connect(port, "127.0.0.1");
    client.on("error", () => undefined);
    const ended = new Promise((resolve) => client.once("close", resolve));
    client.write(ask.repeat(100));
    await ended;
    expect(begun).toBe(1);
  });
});
