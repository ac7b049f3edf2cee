import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startProxy } from "../proxy";

const complaintPath = "/complaint-of-the-page";

/**
 * Reports the page's errors to the front, from its first byte on. Runs in the page.
 * @param pace the speed-up factor of its intervals
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
  /** The errors that pages reported since the last call, with their addresses. */
  complaints(): string[];
  stop(): Promise<void>;
}

/**
 * A server in front of a site that adds a script to the head of every page, and its hash to the page's CSP, because
 * classic WebDriver can't read a page's console or run anything before the page. Messages that a browser logs without
 * an event, such as about unknown CSS, aren't seen.
 */
export async function startFront(site: string, { pace = 1 } = {}): Promise<Front> {
  const script = `(${watch})(${JSON.stringify(complaintPath)}, ${pace})`;
  const hash = createHash("sha256").update(script).digest("base64");
  let complaints: string[] = [];

  async function answerPage(page: IncomingMessage, answer: ServerResponse) {
    const html = (await text(page)).replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
    const { "content-length": _, ...headers } = page.headers;
    const policy = String(headers["content-security-policy"] ?? "");
    if (policy)
      headers["content-security-policy"] = policy.replace("script-src ", `script-src 'sha256-${hash}' `);
    answer.writeHead(page.statusCode ?? 502, headers).end(html);
  }

  const { url, stop } = await startProxy(site, {
    answerPage,
    answerItself: async (asked, answer) => {
      if (asked.url !== complaintPath) return false;
      complaints.push(await text(asked));
      answer.writeHead(204).end();
      return true;
    },
  });
  return {
    url,
    complaints: () => {
      const reported = complaints;
      complaints = [];
      return reported;
    },
    stop,
  };
}
