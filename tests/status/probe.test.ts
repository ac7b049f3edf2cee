import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { probeUrl, timedProbe } from "@/lib/status/define-service";
import { timeLimit } from "@/tests/support/hurried";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * Measures a server with the given response.
 * @param slowMs the threshold for slow, set so that no test depends on an idle machine
 */
async function measured(answer: RequestListener, slowMs = 60_000) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  const work = () => probeUrl(`http://127.0.0.1:${port}/health`);
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
    expect(await measured(timeLimit(5))).toEqual(down);
  });
});
