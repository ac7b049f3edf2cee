import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { eventually } from "@/tests/support/eventually";
import { rawRequest } from "@/tests/support/raw-request";
import { ownSite } from "@/tests/support/site-of-file";

// Without a proxy: the visitor shares an address with all hostile clients.
const site = ownSite();
beforeAll(async () => {
  // After this, everything that a first visitor would wait for is compiled.
  for (const path of visited) await fetch(`${site.url}${path}`);
});

const visited = [paths.home, paths.contact, endpoints.health];
/** Milliseconds within which another visitor gets each page: less than the 15 seconds after which the server ends the slowest clients. */
const boundMs = 12_000;
/** The maximum growth of the server's memory for all clients of one kind together, in bytes. */
const boundBytes = 300_000_000;

const open: Socket[] = [];
/** How many of them the server has closed. */
const ended = () => open.filter((socket) => socket.readableEnded || socket.destroyed).length;

/** A connection that writes the given bytes, and reads only if `reads` is set. */
function client(sent: string, { reads = true } = {}): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on("error", () => undefined);
  if (reads) socket.resume();
  else socket.pause();
  socket.write(sent);
  open.push(socket);
  return socket;
}

const clients = (count: number, make: (index: number) => Socket) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const socket = make(index);
      return new Promise<Socket>((resolve) => socket.once("connect", () => resolve(socket)));
    }),
  );

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await eventually(async () => expect((await fetch(site.url)).status).toBe(200));
});

async function residentBytes(): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const [, pages] = (await readFile(`/proc/${site.process.pid}/statm`, "utf8")).split(" ");
  return Number(pages) * 4096;
}

/**
 * Another visitor requests each page five times, each on a new connection, and again when the server says that it is busy.
 * @returns the longest wait in milliseconds
 */
async function visit(): Promise<number> {
  let longest = 0;
  const refusals: { path: string; retryAfter: unknown }[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const path of visited) {
      const began = performance.now();
      await eventually(async () => {
        const { status, headers } = await rawRequest(site.url, path);
        if (status === 503) refusals.push({ path, retryAfter: headers["retry-after"] });
        expect([path, status]).toEqual([path, 200]);
      }, boundMs);
      longest = Math.max(longest, performance.now() - began);
    }
  }
  for (const refusal of refusals) expect(refusal.retryAfter, refusal.path).toMatch(/^\d+$/);
  return longest;
}

const head = (line: string, ...headers: string[]) =>
  `${[line, "Host: localhost", ...headers].join("\r\n")}\r\n`;
const get = (path: string) => `${head(`GET ${path} HTTP/1.1`)}\r\n`;
const announced = (path: string, type: string) =>
  `${head(`POST ${path} HTTP/1.1`, `Content-Type: ${type}`, "Content-Length: 60000")}\r\n{`;

/** The behavior of each hostile client, and their number. */
const hostile: [string, number, (index: number) => Socket][] = [
  ["send half a head", 200, () => client("GET / HTTP/1.1\r\nHost: loc")],
  ["send nothing", 200, () => client("")],
  ["announce a body and don't send it", 60, () => client(announced(endpoints.contact, "application/json"))],
  ["announce a sign-in and don't send it", 60, () => client(announced("/operator/sign-in", "text/plain"))],
  [
    "announce files and don't send them",
    60,
    () => client(announced(endpoints.privacyFiles, "multipart/form-data; boundary=x")),
  ],
  ["send a body byte by byte", 40, dripping],
  ["read nothing", 40, () => client(get(paths.documentation), { reads: false })],
  ["read none of sixteen responses", 40, () => client(get(paths.home).repeat(16), { reads: false })],
  ["close their half of the connection at once", 100, () => client(get(paths.home)).end()],
  ["pipeline more requests than allowed", 20, () => client(get(paths.home).repeat(200))],
  [
    "disconnect in the middle",
    100,
    () =>
      client(get(paths.home)).on("connect", function leave(this: Socket) {
        this.resetAndDestroy();
      }),
  ],
  ["don't speak HTTP", 100, () => client("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")],
  // More connections than one client may have: the oldest are closed, and others at its address are served.
  ["open many connections and say nothing", 700, () => client("")],
  ["request everything at once and read nothing", 300, () => client(get("/openapi.json"), { reads: false })],
  ["send endless headers", 40, () => client(`${head("GET / HTTP/1.1")}X: ${"x".repeat(15_000)}`)],
];

function dripping(): Socket {
  const socket = client(announced(endpoints.contact, "application/json"));
  const timer = setInterval(() => socket.write(" "), 500);
  socket.once("close", () => clearInterval(timer));
  return socket;
}

const table: string[] = [];
afterAll(() => console.info(table.join("\n")));

describe("while other clients", () => {
  it.each(hostile)("%s (%i of them), a visitor is served", async (what, count, make) => {
    const before = await residentBytes();
    await clients(count, make);
    const longest = await visit();
    const grown = (await residentBytes()) - before;
    table.push(
      `${what}: ${count} clients, longest wait ${Math.round(longest)} ms, ${grown >> 20} MiB, ${ended()} ended`,
    );
    expect(longest).toBeLessThan(boundMs);
    expect(grown).toBeLessThan(boundBytes);
  });

  it("send nothing more, their connections are closed", async () => {
    await clients(20, () => client("GET / HTTP/1.1\r\nHost: loc"));
    await eventually(() => expect(ended()).toBe(20), 60_000);
  });
});

it("hostile clients cause no error of the site", async () => {
  expect(await site.db.unexpectedError.count()).toBe(0);
  expect(site.log()).not.toMatch(/uncaughtException|unhandledRejection|"level":"(?:error|fatal)"/);
});
