import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { installedPackages } from "@/tests/support/packages";
import { startSite } from "@/tests/support/site";

const packages = installedPackages("opentelemetry", ["@opentelemetry/sdk-node"]);
let collector: Server;
let endpoint: string;
let received = "";
beforeAll(async () => {
  collector = createServer((request, response) => {
    request.on("data", (piece: Buffer) => {
      received += `${request.url} ${piece}`;
    });
    request.on("end", () => response.end("{}"));
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as { port: number }).port}`;
});
afterAll(() => collector.close());

it.skipIf(!packages)("requests are sent as traces to the collector in the environment", async () => {
  const site = await startSite({
    env: {
      NODE_PATH: String(packages),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_SERVICE_NAME: "palisade-test",
      OTEL_METRICS_EXPORTER: "none",
      OTEL_LOGS_EXPORTER: "none",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
  });
  try {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    await eventually(async () => {
      if (!received.includes("/api/health")) throw new Error("no span yet");
    });
    expect(received).toContain("/v1/traces");
    expect(received).toContain("palisade-test");
  } finally {
    await site.stop();
  }
});

it("a site configured for traces without the package says what to install", async () => {
  await expect(startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })).rejects.toThrow(
    "npm install --no-save --ignore-scripts @opentelemetry/sdk-node",
  );
});
