import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:http2";
import { Agent } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { subDays } from "date-fns";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fileTransfers } from "@/lib/file-transfers";
import { endpoints, paths } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { nginxProgram } from "@/scripts/nginx.mjs";
import { eventually } from "@/tests/support/eventually";
import { type Front, publishAssets, startFront } from "@/tests/support/front";
import { allOff, passcode, put, unlocked } from "@/tests/support/operator";
import { freePort, type Site, startSite } from "@/tests/support/site";

/** How a process handles a request that comes through nginx. */
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
    // The first process drops the connection during the request, like a crashing process.
    if (asked.filter((url) => url === "/hang-up").length === 1) request.socket.destroy();
    else response.end("done");
  },
};

const gib = 1024 ** 3;

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

interface Packed {
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Decodes a response's body. */
function unpack({ headers, body }: Packed): Buffer {
  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = headers["content-encoding"] as keyof typeof unpackers | undefined;
  return encoding ? unpackers[encoding](body) : body;
}

/** Sends a request without decoding the response, unlike `fetch`. */
function askPlain(url: string, headers: Record<string, string>): Promise<Packed> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    }).on("error", reject);
  });
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

  it("requests a public page once a second, however often it is requested", async () => {
    const second = () => Math.floor(Date.now() / 1000);
    const from = second();
    for (let count = 0; count < 40; count += 1) expect((await front.ask("/open")).status).toBe(200);
    const seconds = second() - from + 1;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(seconds);
  });

  it("caches nothing that the site marks as private", async () => {
    const bodies = [await text("/closed"), await text("/closed"), await text("/closed")];
    expect(bodies).toEqual(["answer 1", "answer 2", "answer 3"]);
  });

  it("sends each client an encoding that it accepts", async () => {
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

  it("neither caches nor sends from the cache requests with a cookie or token", async () => {
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

  it("passes on the address of the client, whatever the client claims", async () => {
    await front.ask("/who", { headers: { "X-Forwarded-For": "198.51.100.7" }, localAddress: "127.0.0.9" });
    expect(seen["x-forwarded-for"]).toBe("127.0.0.9");
  });

  it("retries a read on another process, but never a write", async () => {
    const read = await front.ask("/hang-up");
    expect([read.status, String(read.body), asked]).toEqual([200, "done", ["/hang-up", "/hang-up"]]);
    asked.length = 0;
    const written = await front.ask("/hang-up", { method: "POST", body: "{}" });
    expect([written.status, asked]).toEqual([503, ["/hang-up"]]);
    expect(written.headers["retry-after"]).toBe("5");
  });

  it("rejects bodies that the site would reject, and only clients that write too often", async () => {
    const large = await front.ask("/form", { method: "POST", body: "x".repeat(2 * 1024 * 1024 + 1) });
    expect([large.status, asked]).toEqual([413, []]);
    const agent = new Agent({ keepAlive: true, maxSockets: 10, rejectUnauthorized: false });
    const posts = Array.from({ length: 300 }, () =>
      front.ask("/form", { method: "POST", body: "{}", agent, localAddress: "127.0.0.20" }),
    );
    const answers = await Promise.all(posts);
    agent.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    const other = await front.ask("/form", { method: "POST", body: "{}", localAddress: "127.0.0.21" });
    expect(other.status).toBe(200);
  });

  const uploads = [
    endpoints.privacyFiles,
    casePaths.files("case-1"),
    consolePaths.messageAnswers("message-1"),
  ];
  it.each(uploads)("passes files on to %s", async (path) => {
    const sent = await front.ask(path, { method: "POST", body: "x".repeat(3 * 1024 * 1024) });
    expect([sent.status, asked]).toEqual([200, [path]]);
    expect(seen["content-length"]).toBe(String(3 * 1024 * 1024));
    const upload = front.ask(path, { method: "POST", headers: { "Content-Length": String(2 * gib) } });
    expect((await upload).status).toBe(413);
  });

  it("accepts files of the size that the site accepts", () => {
    const shipped = readFileSync("scripts/deploy/nginx.conf", "utf8");
    const [, mib] = /privacy-requests[^{]*\{[^}]*client_max_body_size (\d+)m;/.exec(shipped) ?? [];
    const most = Math.max(...fileTransfers.uploads.map(({ maximumBytes }) => maximumBytes));
    expect(Number(mib) * 1024 * 1024).toBeGreaterThanOrEqual(most);
    expect(Number(mib) * 1024 * 1024).toBeLessThan(most + 1024 * 1024);
  });

  it("uses HTTP/2, redirects to TLS, hides metrics, and logs neither address nor path", async () => {
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

describe.skipIf(!nginxProgram())("nginx in front of a process that has ended", () => {
  it("loses no read or write, and returns an error when no process is left", async () => {
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

describe.skipIf(!nginxProgram())("the site behind nginx", () => {
  let site: Site;
  let front: Front;
  beforeAll(async () => {
    site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
    front = await startFront({ processes: [Number(new URL(site.url).port)], assets: true });
  });
  afterAll(async () => {
    await front?.stop();
    await site?.stop();
  });

  const secondary = [
    "date",
    "connection",
    "keep-alive",
    "x-request-id",
    "etag",
    "server",
    "last-modified",
    "accept-ranges",
    "transfer-encoding",
    "content-length",
  ];
  const comparable = (headers: Iterable<[string, unknown]>) =>
    Object.fromEntries([...headers].filter(([name]) => !secondary.includes(name)));

  it("serves assets from disk, in each encoding with the site’s headers, also without a process", async () => {
    const page = await (await fetch(`${site.url}${paths.documentation}`)).text();
    const assets = ["js", "css", "woff2"].map((kind) =>
      String(new RegExp(`/_next/static/(?:chunks|media)/[\\w.~-]+\\.${kind}`).exec(page)),
    );
    const alone = await startFront({ processes: [await freePort()], assets: true });
    for (const asset of assets) {
      for (const accepted of ["br, gzip", "gzip", "br;q=0, gzip;q=0.5", "identity"]) {
        const headers = { "Accept-Encoding": accepted };
        const fromDisk = await alone.ask(asset, { headers });
        const fromSite = await askPlain(`${site.url}${asset}`, headers);
        expect(fromDisk.status, asset).toBe(200);
        expect(unpack(fromDisk).equals(unpack(fromSite)), `${asset} as ${accepted}`).toBe(true);
        const [disk, own] = [fromDisk, fromSite].map(({ headers }) => comparable(Object.entries(headers)));
        expect(disk).toMatchObject(own as object);
      }
    }
    expect((await alone.ask(paths.about)).status).toBe(503);
    await alone.stop();
  });

  it("keeps assets of the previous build, and removes older ones", async () => {
    const [recent, old] = ["recent.js", "old.js"].map((name) =>
      path.join(front.folder, "assets/plain/_next/static/chunks", name),
    ) as [string, string];
    for (const file of [recent, old]) writeFileSync(file, "// of another build");
    utimesSync(old, subDays(new Date(), 31), subDays(new Date(), 31));
    expect(publishAssets(path.join(front.folder, "assets"))).toMatch(/removed 1 file/);
    expect((await front.ask("/_next/static/chunks/recent.js")).status).toBe(200);
    expect((await front.ask("/_next/static/chunks/old.js")).status).toBe(404);
  });

  it("is closed by the gate for everybody at once, and caches nothing behind it", async () => {
    expect((await front.ask(paths.about)).status).toBe(200);
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    await eventually(async () => expect((await front.ask(paths.about)).status).toBe(401));
    const cookie = await unlocked(site);
    expect((await front.ask(paths.about, { headers: cookie })).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await front.ask(paths.about)).status).toBe(401);
    await allOff(site);
    await eventually(async () => expect((await front.ask(paths.about)).status).toBe(200));
  });

  it("serves a page’s RSC payload separately, in each encoding", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const accepted of ["br", "gzip", "identity"]) {
        const headers = { "Accept-Encoding": accepted };
        const page = await front.ask(paths.about, { headers });
        expect(page.status).toBe(200);
        expect(page.headers["content-encoding"] ?? "identity").toBe(accepted);
        expect(String(unpack(page))).toMatch(/^<!DOCTYPE html>/i);
        // Next redirects a data request to an address that it derives from the request's headers.
        const led = await front.ask(paths.about, { headers: { ...headers, RSC: "1" } });
        expect([led.status, led.headers["cache-control"]]).toEqual([307, "private, no-store"]);
        const to = String(led.headers.location);
        const data = await front.ask(to, { headers: { ...headers, RSC: "1" } });
        expect(String(data.headers["content-type"])).toContain("text/x-component");
      }
    }
  });
});
