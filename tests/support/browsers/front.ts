import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

const complaintPath = "/complaint-of-the-page";

/**
 * Tells the front what the page complains of, from its first byte on. Runs in the page.
 * @param pace by how much faster its intervals pass
 */
function watch(to: string, pace: number): void {
  const tell = (...parts: unknown[]) =>
    navigator.sendBeacon(to, `${location.pathname}: ${parts.map(String).join(" ")}`);
  const { error } = console;
  console.error = (...parts) => {
    tell(...parts);
    error(...parts);
  };
  // A page that is left cancels what it still loads, and may stand for long until the next one answers.
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  // Told a moment later: some cancel before they say that they leave.
  const tellIfItStays = (...parts: unknown[]) =>
    setTimeout(() => {
      if (!isLeft) tell(...parts);
    }, 300);
  addEventListener("unhandledrejection", ({ reason }) => tellIfItStays("unhandled rejection", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell("refused by", effectiveDirective, blockedURI),
  );
  const onError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) tell(event.message);
    else if (event.target instanceof Element)
      tellIfItStays("not loaded", event.target.outerHTML.slice(0, 200));
  };
  addEventListener("error", onError, true);
  const every = window.setInterval.bind(window);
  window.setInterval = ((run: () => void, ms = 0) => every(run, ms / pace)) as typeof window.setInterval;
  document.currentScript?.remove();
}

export interface Front {
  url: string;
  /** What pages complained of since it was last asked: where, and of what. */
  complaints(): string[];
  stop(): Promise<void>;
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * A server in front of a site that adds a script to the head of every page, and its hash to the page's policy: classic
 * WebDriver tells nothing of a page's console, and runs nothing before the page. What a browser writes there by itself
 * without an event in the page, such as a rule of CSS that it doesn't know, isn't seen.
 */
export async function startFront(site: string, { pace = 1 } = {}): Promise<Front> {
  const script = `(${watch})(${JSON.stringify(complaintPath)}, ${pace})`;
  const hash = createHash("sha256").update(script).digest("base64");
  let complaints: string[] = [];

  async function answerPage(page: IncomingMessage, answer: ServerResponse) {
    const html = (await read(page))
      .toString()
      .replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
    const { "content-length": _, ...headers } = page.headers;
    const policy = String(headers["content-security-policy"] ?? "");
    if (policy)
      headers["content-security-policy"] = policy.replace("script-src ", `script-src 'sha256-${hash}' `);
    answer.writeHead(page.statusCode ?? 502, headers).end(html);
  }

  const server = createServer(async (asked, answer) => {
    if (asked.url === complaintPath) {
      complaints.push((await read(asked)).toString());
      answer.writeHead(204).end();
      return;
    }
    const { "if-none-match": _, ...headers } = asked.headers;
    const passed = request(`${site}${asked.url}`, {
      method: asked.method,
      headers: { ...headers, "accept-encoding": "identity" },
      agent: false,
    });
    passed.once("response", (found) => {
      if (found.headers["content-type"]?.startsWith("text/html") && asked.method !== "HEAD") {
        void answerPage(found, answer);
      } else {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      }
    });
    // The site has ended: the page finds what it would find without a front.
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    complaints: () => {
      const told = complaints;
      complaints = [];
      return told;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
