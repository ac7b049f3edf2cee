import "server-only";
import path from "node:path";
import { EnvironmentError } from "./environment";
import { beforeClose } from "./http-server/before-close";

/** OpenTelemetry's package. It is not installed with the site, since most don't need it. */
const sdkPackage = "@opentelemetry/sdk-node";

interface Sdk {
  NodeSDK: new () => { start: () => void; shutdown: () => Promise<void> };
}

/** Whether OpenTelemetry's variables enable traces. */
const isWanted = (
  { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env,
) =>
  OTEL_SDK_DISABLED !== "true" && Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

function loadSdk(): Sdk {
  // Resolved at run time, since a bundler would include it in every build.
  const { createRequire } = process.getBuiltinModule("node:module");
  const load = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), "package.json"));
  try {
    return load(sdkPackage) as Sdk;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== "MODULE_NOT_FOUND") throw cause;
    throw new EnvironmentError(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs a package: npm install --no-save --ignore-scripts ${sdkPackage}`,
      { cause },
    );
  }
}

/**
 * Sends Next's spans (requests, rendering, fetches) as OpenTelemetry's variables say. Loads nothing without them.
 * @throws EnvironmentError if the package is missing
 */
export function startTracing(): void {
  if (!isWanted()) return;
  const { NodeSDK } = loadSdk();
  const sdk = new NodeSDK();
  sdk.start();
  beforeClose(() => sdk.shutdown());
}
