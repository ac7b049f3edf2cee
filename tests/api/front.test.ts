import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:http2";
import { Agent } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nginxProgram } from "../../scripts/nginx.mjs";
import { type Front, startFront } from "../support/front";
import { freePort } from "../support/site";

/** What a process does with a request that comes through the front. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  "/open": (_request, response) => {
    response.writeHead(200, { "Cache-Control": "public, max-age=0, s-maxage=1" });
    response.end(`answer ${asked.length}`);
  },
  "/closed": (_request, response) => {
    response.writeHead(200, { "Cache-Control": "private, no-store" });
    response.end(`answer ${asked.length}`);
  },
  "/packed": ({ headers }, response) => {
    const [encoding] = ["br", "gzip"].filter((name) => headers["accept-encoding"]?.includes(name));
    response.writeHead(200, {
      "Cache-Control": "public, max-age=0, s-maxage=1",
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    response.end(`packed as ${encoding ?? "nothing"}`);
  },
  "/personal": ({ headers }, response) => {
    response.writeHead(200, { "Cache-Control": "public, max-age=0, s-maxage=1" });
    response.end(`for ${headers.cookie ?? headers.authorization ?? "everybody"}`);
  },
  "/sets-cookie": (_request, response) => {
    response.writeHead(200, { "Cache-Control": "public, s-maxage=1", "Set-Cookie": "session=1" });
    response.end(`answer ${asked.length}`);
  },
  "/hang-up": (request, response) => {
    // The first that is asked goes away with the request in hand, as a process that dies does.
    if (asked.filter((url) => url === "/hang-up").length === 1) request.socket.destroy();
    else response.end("done");
  },
};

const asked: string[] = [];
let seen: IncomingMessage["headers"] = {};

function startProcess(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    request.resume();
    request.on("end", () => {
      asked.push(url);
      seen = request.headers;
      const answer = answers[url];
      if (answer) answer(request, response);
      else response.end("ok");
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

describe.skipIf(!nginxProgram())("nginx in front", () => {
  const servers: Server[] = [];
  let front: Front;
  const text = async (...args: Parameters<Front["ask"]>) => String((await front.ask(...args)).body);

  beforeAll(async () => {
    servers.push(await startProcess(), await startProcess());
    front = await startFront({ processes: servers.map((server) => (server.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await front?.stop();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  it("asks for an open page once a second, however often it is asked for itself", async () => {
    const second = () => Math.floor(Date.now() / 1000);
    const from = second();
    for (let count = 0; count < 40; count += 1) expect((await front.ask("/open")).status).toBe(200);
    const seconds = second() - from + 1;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(seconds);
  });

  it("keeps nothing of what the site says is private", async () => {
    const bodies = [await text("/closed"), await text("/closed"), await text("/closed")];
    expect(bodies).toEqual(["answer 1", "answer 2", "answer 3"]);
  });

  it("gives each client the encoding that it takes", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const [accepted, packed] of [
        ["br", "br"],
        ["gzip", "gzip"],
        ["", "nothing"],
      ]) {
        const answer = await front.ask("/packed", { headers: { "Accept-Encoding": accepted } });
        expect(String(answer.body)).toBe(`packed as ${packed}`);
        expect(answer.headers["content-encoding"] ?? "nothing").toBe(packed);
      }
    }
  });

  it("neither keeps nor hands out what came with a cookie or a token", async () => {
    const asks = [
      {},
      { Cookie: "session=ada" },
      { Cookie: "session=bob" },
      { Authorization: "Bearer x" },
      {},
    ];
    const bodies = [];
    for (const headers of asks) bodies.push(await text("/personal", { headers }));
    const [first, ...others] = ["for everybody", "for session=ada", "for session=bob", "for Bearer x"];
    expect(bodies).toEqual([first, ...others, first]);
    expect(await text("/sets-cookie")).not.toBe(await text("/sets-cookie"));
  });

  it("tells the site the address that a request came from, whatever it says itself", async () => {
    await front.ask("/who", { headers: { "X-Forwarded-For": "198.51.100.7" }, localAddress: "127.0.0.9" });
    expect(seen["x-forwarded-for"]).toBe("127.0.0.9");
  });

  it("sends a read request once more to another process, and what was written to nobody else", async () => {
    const read = await front.ask("/hang-up");
    expect([read.status, String(read.body), asked]).toEqual([200, "done", ["/hang-up", "/hang-up"]]);
    asked.length = 0;
    const written = await front.ask("/hang-up", { method: "POST", body: "{}" });
    expect([written.status, asked]).toEqual([503, ["/hang-up"]]);
    expect(written.headers["retry-after"]).toBe("5");
  });

  it("refuses a body that the site would refuse, and whoever writes too often, and nobody else", async () => {
    const large = await front.ask("/form", { method: "POST", body: "x".repeat(2 * 1024 * 1024 + 1) });
    expect([large.status, asked]).toEqual([413, []]);
    const agent = new Agent({ keepAlive: true, maxSockets: 10, rejectUnauthorized: false });
    const posts = Array.from({ length: 300 }, () =>
      front.ask("/form", { method: "POST", body: "{}", agent, localAddress: "127.0.0.20" }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const other = await front.ask("/form", { method: "POST", body: "{}", localAddress: "127.0.0.21" });
    expect(other.status).toBe(200);
  });

  it("speaks HTTP/2, leads to TLS, shows no metrics, and writes down neither address nor path", async () => {
    const session = connect(front.url, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      session.request({ ":path": "/open" }).on("response", (headers) => resolve(headers[":status"]));
    });
    session.destroy();
    expect(status).toBe(200);
    const plain = await fetch(`http://127.0.0.1:${front.plainPort}/contact?a=1`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([308, `${front.url}/contact?a=1`]);
    expect((await front.ask("/metrics", { headers: { Authorization: "Bearer x" } })).status).toBe(404);
    await front.ask("/verify/a-secret-token");
    expect(asked).toContain("/verify/a-secret-token");
    expect(front.nginx.log()).toMatch(/ GET 200 /);
    expect(front.nginx.log()).not.toMatch(/secret-token|127\.0\.0/);
  });
});

describe.skipIf(!nginxProgram())("nginx in front of a process that is gone", () => {
  it("loses no request, read or written, and says so when none is left", async () => {
    const alive = await startProcess();
    const front = await startFront({ processes: [await freePort(), (alive.address() as AddressInfo).port] });
    try {
      for (const method of ["GET", "POST", "PUT", "GET", "POST", "PUT", "GET", "POST", "PUT"]) {
        const body = method === "GET" ? undefined : "{}";
        expect((await front.ask("/any", { method, body })).status, method).toBe(200);
      }
      alive.closeAllConnections();
      await new Promise((resolve) => alive.close(resolve));
      const away = await front.ask("/any");
      expect([away.status, away.headers["cache-control"]]).toEqual([503, "no-store"]);
      expect(String(away.body)).toContain("Back in a moment");
    } finally {
      await front.stop();
      alive.close();
    }
  });
});
