import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { fileTransfers } from "@/lib/file-transfers";
import { isSharedPage } from "@/lib/gate/shared-pages";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { waitForDatabase } from "@/lib/platform/database/postgresql/wait-for-database";
import { EnvironmentError, readEnv } from "@/lib/platform/environment";
import { isPrerenderedIn } from "@/lib/platform/http-server/prerendered-pages";
import { createHttpServer } from "@/lib/platform/http-server/server";
import { shutDownOnSignal } from "@/lib/platform/http-server/shutdown";
import { describeError, ignoreBrokenPipe, log } from "@/lib/platform/log";
import { exemptByDefault } from "@/lib/settings/exempt-paths";
import { languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { processResponses } from "@/lib/status/process-responses";

/** The variables that prerendered pages contain, and that have other values now than when the site was built. */
function changedSinceBuild(): string[] {
  const built = JSON.parse(readFileSync(path.resolve(".next/brand.json"), "utf8")) as Record<string, string>;
  return Object.keys(built).filter((name) => (process.env[name] ?? "") !== built[name]);
}

/** Serves the site in this folder: the production build or, with NODE_ENV=development, the source. */
async function serve(): Promise<void> {
  const startedAt = performance.now();
  ignoreBrokenPipe();
  const {
    HOST: host,
    PORT: port,
    TRUSTED_PROXIES: proxies,
    HSTS_SUBDOMAINS: hstsSubdomains,
    METRICS_TOKEN: metricsToken,
    DATABASE_URL: databaseUrl,
  } = readEnv(process.env);
  const dev = process.env.NODE_ENV === "development";

  const changed = dev ? [] : changedSinceBuild();
  if (changed.length > 0)
    log.warn(
      `pages were built with other values of ${changed.join(", ")}: build again, or set the same values`,
    );

  // Before the port opens, so that a load balancer uses the other processes until then.
  await waitForDatabase(databaseUrl);

  const isPrerendered = isPrerenderedIn(path.resolve(".next"));
  const { server, inFlight } = createHttpServer({
    dev,
    proxies,
    hstsSubdomains,
    metricsToken,
    passkeyPages: paths.operator,
    buildFolder: path.resolve(".next"),
    // Intake required by law and health checks; the status page can be requested again.
    shedLast: exemptByDefault
      .filter((path) => path !== paths.status)
      .flatMap((path) => languages.map((language) => pathIn(language, path))),
    transfers: fileTransfers,
    livenessResponses: processResponses,
    isPage: (pathname) => isPrerendered(pathname) || isSharedPage(pathname),
    handle: (request, response) => handle(request, response),
  });
  // Next handles WebSockets on the server that it is given: in development its own, for reloading. In production there
  // are none, and a request to upgrade is answered like any other (RFC 9110 §7.8).
  const site = next({
    dev,
    port,
    quiet: !dev,
    hostname: "localhost",
    httpServer: dev ? server : createServer(),
  });
  const handle = site.getRequestHandler();
  await site.prepare();
  shutDownOnSignal({ server, inFlight, closeSite: () => site.close() });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (server.listening) {
      log.error(describeError(error), "the server could not accept a connection");
      return;
    }
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another process (EADDRINUSE). Stop it, or set PORT.`,
      EADDRNOTAVAIL: `HOST=${host} is not an address of this machine (EADDRNOTAVAIL).`,
      EACCES: `This user may not use port ${port} (EACCES). Set PORT to 1024 or above.`,
    };
    console.error(sentences[error.code ?? ""] ?? error);
    process.exit(1);
  });
  server.listen({ port, host }, () => {
    const address = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
    console.log(`Ready in ${Math.round(performance.now() - startedAt)} ms on http://${address}:${port}`);
  });
}

serve().catch((error) => {
  const isExpected = error instanceof EnvironmentError || error instanceof DatabaseUnavailable;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
