import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { probeUrl, timedProbe } from "@/lib/status/define-service";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/health`;
}

/**
 * Measures a server with the given response.
 * @param slowMs the threshold for slow, set so that no test depends on an idle machine
 */
async function measured(answer: RequestListener, slowMs = 60_000) {
  const url = await serve(answer);
  const work = () => probeUrl(url);
  return timedProbe({ says: { normally: "answersNormally", slowly: "answersSlowly" }, slowMs, work })(
    new Date(),
  );
}

const down = { status: "outage", latencyMs: null, detail: { says: "noAnswer" } };

describe("a probed endpoint", () => {
  it("is operational when it answers in time", async () => {
    const found = await measured((_request, response) => response.end("fine"));
    expect(found).toEqual({
      status: "operational",
      latencyMs: expect.any(Number),
      detail: { says: "answersNormally" },
    });
  });

  it("is degraded when it answers slowly, measured to the end of its response", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const slowly: RequestListener = (_request, response) => {
      response.write("f");
      setTimeout(() => {
        now = 200;
        response.end("ine");
      }, 50);
    };
    const found = await measured(slowly, 100);
    clock.mockRestore();
    expect(found).toEqual({ status: "degraded", latencyMs: 200, detail: { says: "answersSlowly" } });
  });

  it.each([400, 404, 500, 503])("has an outage when it answers %i", async (status) => {
    expect(await measured((_request, response) => response.writeHead(status).end())).toEqual(down);
  });

  it("has an outage when it closes the connection", async () => {
    expect(await measured(({ socket }) => socket.destroy())).toEqual(down);
  });

  it("has an outage when it doesn’t answer within five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await measured(() => vi.advanceTimersByTime(5000))).toEqual(down);
  });

  it("has no outage when this process is busy for longer than that while the answer arrives", async () => {
    const answer: RequestListener = (_request, response) => {
      response.end("fine");
      const end = performance.now() + 5200;
      while (performance.now() < end);
    };
    expect((await measured(answer)).status).toBe("operational");
  });

  it("is asked on a new connection each time, because the other side may be closing the old one", async () => {
    const used = new Set<unknown>();
    const url = await serve(({ socket }, response) => {
      if (used.has(socket)) socket.destroy();
      used.add(socket);
      response.end();
    });
    for (let count = 0; count < 4; count += 1) await probeUrl(url);
    expect(used.size).toBe(4);
  });
});
