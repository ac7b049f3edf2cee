import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, describe, expect, it } from "vitest";
import { bufferBody } from "@/lib/platform/http-server/buffer-body";
import { LoadLimiter, shedLoad } from "@/lib/platform/http-server/shed-load";
import { limitUnfinishedBodies } from "@/lib/platform/http-server/unfinished-bodies";
import { eventually } from "@/tests/support/eventually";
import { type SlowSender, sendSlowly } from "@/tests/support/slow-sender";

let server: Server | undefined;
const senders: SlowSender[] = [];
afterEach(() => {
  for (const sender of senders.splice(0)) sender.close();
  server?.closeAllConnections();
  server?.close();
});

async function listening(handle: RequestListener): Promise<string> {
  const listener = createServer(handle);
  server = listener;
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listener.address() as { port: number }).port}`;
}

type Reader = (request: IncomingMessage) => Promise<string>;

const readers: Record<string, Reader> = {
  "chunk by chunk": async (request) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  },
  "by events": async (request) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece) => pieces.push(piece));
    await once(request, "end");
    return Buffer.concat(pieces).toString();
  },
  "through a pipe": async (request) => {
    const pieces: Buffer[] = [];
    const through = new PassThrough().on("data", (piece) => pieces.push(piece));
    await pipeline(request, through);
    return Buffer.concat(pieces).toString();
  },
};

describe("a request with a body", () => {
  it.each(Object.entries(readers))("is read %s as it was sent", async (_name, read) => {
    const url = await listening((request, response) =>
      bufferBody(request, () => read(request).then((body) => response.end(body))),
    );
    for (const body of ["", "a", "ä".repeat(200_000)]) {
      const answer = await fetch(url, { method: "POST", body });
      expect(await answer.text()).toBe(body);
    }
  });

  it("is handled when its last byte has arrived", async () => {
    let begun = 0;
    const url = await listening((request, response) =>
      bufferBody(request, () => {
        begun += 1;
        response.end();
      }),
    );
    const sender = sendSlowly(url, "/", { bytes: 3, headers: { Connection: "close" } });
    senders.push(sender);
    await sender.isRead;
    sender.send("ab");
    // Later requests are answered meanwhile.
    await fetch(url);
    expect(begun).toBe(1);
    sender.send("c");
    expect(await sender.ended).toContain("HTTP/1.1 200");
    expect(begun).toBe(2);
  });

  it("leaves the connection usable, even if nobody reads the body", async () => {
    const url = await listening((request, response) => bufferBody(request, () => response.end("answered")));
    const client = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
    let got = "";
    client.on("data", (data) => {
      got += data;
    });
    const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n${"x".repeat(100_000)}`;
    for (const count of [1, 2, 3]) {
      client.write(post);
      await eventually(() => expect(got.match(/answered/g)).toHaveLength(count));
    }
    client.destroy();
  });

  it("isn’t handled if the client disconnects", async () => {
    const asked: IncomingMessage[] = [];
    let begun = 0;
    const url = await listening((request) => {
      asked.push(request);
      bufferBody(request, () => {
        begun += 1;
      });
    });
    const sender = sendSlowly(url, "/");
    await sender.isRead;
    sender.send();
    sender.close();
    await eventually(() => expect(asked[0]?.destroyed).toBe(true));
    expect(begun).toBe(0);
  });
});

it("a request doesn’t count as load before its body has arrived", async () => {
  const load = new LoadLimiter();
  const refuseWhenBusy = shedLoad([], undefined, load);
  const url = await listening((request, response) => {
    refuseWhenBusy(request, response, "id");
    request.resume().once("end", () => server?.emit("here", response));
  });
  const sender = sendSlowly(url, "/", { bytes: 1 });
  senders.push(sender);
  await sender.isRead;
  expect(load.waiting).toBe(0);
  const here = once(server as Server, "here");
  sender.send();
  const [response] = await here;
  expect(load.waiting).toBe(1);
  response.end();
  await once(response, "close");
  expect(load.waiting).toBe(0);
});

describe("bodies that don’t arrive", () => {
  const room = { client: 2, total: 4 };

  /** A server that never answers. */
  async function patient() {
    const limitBodies = limitUnfinishedBodies({ small: room, large: room, files: room });
    const url = await listening((request, response) => {
      const clientAddress = String(request.headers["x-client"]);
      const isUpload = request.url === "/files";
      if (limitBodies(request, response, { requestId: "id", clientAddress, isUpload })) return;
      if (!isUpload) bufferBody(request, () => response.end("answered"));
    });
    return async (client: string, path = "/", bytes?: number) => {
      const sender = sendSlowly(url, path, { bytes, headers: { "X-Client": client } });
      senders.push(sender);
      await sender.isRead;
      return sender;
    };
  }

  const tooLate = /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 408 .*\r\nRetry-After: \d+\r\n/s;

  const isAnswered = (sender: SlowSender) =>
    eventually(() => expect(sender.received()).toContain("\r\n\r\nanswered"));

  it("are dropped starting with a client’s oldest, which blocks nobody at the same address", async () => {
    const send = await patient();
    const [first, second] = [await send("a"), await send("a", "/", 1)];
    const third = await send("a");
    expect(await first.ended).toMatch(tooLate);
    second.send();
    await isAnswered(second);
    await send("a");
    await send("a");
    expect(await third.ended).toMatch(tooLate);
  });

  it("are dropped for another client if one network sends most of them", async () => {
    const send = await patient();
    const visitor = await send("192.0.2.1", "/", 1);
    const first = await send("2001:db8:1:1::/64");
    await send("2001:db8:1:2::/64");
    await send("2001:db8:1:3::/64");
    await send("192.0.2.2");
    expect(await first.ended).toMatch(tooLate);
    visitor.send();
    await isAnswered(visitor);
  });

  it("are rejected for files beyond a client’s limit", async () => {
    const send = await patient();
    await send("a", "/files");
    await send("a", "/files");
    const [more, other, form] = [
      await send("a", "/files"),
      await send("b", "/files"),
      await send("a", "/", 1),
    ];
    await eventually(() => expect(more.received()).toMatch(/ 429 .*\r\nRetry-After: \d+\r\n/s));
    form.send();
    await isAnswered(form);
    expect(other.received()).not.toContain(" 429 ");
  });
});
