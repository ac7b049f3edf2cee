import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@/lib/platform/http-error";
import { log } from "@/lib/platform/log";
import { metrics } from "@/lib/platform/metrics";
import { pathOfUrl } from "@/lib/platform/safe-path";
import { inEachLanguage, languageOfTarget } from "@/lib/site/language";
import { isAtOrBelow } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { watchDelays } from "./delays";
import { sendRefusal } from "./refuse";
import { contentLength } from "./request-headers";

/** The limits for accepting a request. */
interface LoadLimits {
  /** How many requests may wait in any case. */
  waiting: number;
  /** The longest expected wait of a new request, in milliseconds. */
  expectedMs: number;
}

/** People tolerate about two seconds; requests of people who exercise a legal right wait longer instead of being refused. */
const ordinary: LoadLimits = { waiting: 32, expectedMs: 2000 };
const shedLast: LoadLimits = { waiting: 256, expectedMs: 15_000 };

/** The weight of the newest interval between two responses in the moving average, which covers about fifty of them. */
const weight = 0.02;
const firstMeanMs = 5;
/** Milliseconds between two checks for slow readers. */
const checkEveryMs = 250;
/** Milliseconds between two warnings that requests are refused. */
const warnEveryMs = 10_000;

/**
 * Estimates how long a new request would wait: by Little's law, the waiting requests times the mean interval between two responses. The
 * time since the start of the current turn of the event loop is added, since requests in one turn are read one after another.
 */
export class LoadLimiter {
  waiting = 0;
  #turnSince: number | undefined;
  #meanMs = firstMeanMs;
  #busySince = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get expectedMs(): number {
    return this.waiting * this.#meanMs;
  }

  /** Milliseconds since the first request of this turn of the event loop was read. The first call begins the turn. */
  measureTurn(): number {
    if (this.#turnSince !== undefined) return this.now() - this.#turnSince;
    this.#turnSince = this.now();
    setImmediate(() => {
      this.#turnSince = undefined;
    });
    return 0;
  }

  /** Whether another request may be accepted. */
  hasRoomFor({ waiting, expectedMs }: LoadLimits): boolean {
    return this.measureTurn() < expectedMs && (this.waiting < waiting || this.expectedMs < expectedMs);
  }

  begin(): void {
    if (this.waiting === 0) this.#busySince = this.now();
    this.waiting += 1;
  }

  /** @param isAnswered false if the client disconnected first */
  end(isAnswered: boolean): void {
    this.waiting -= 1;
    if (!isAnswered) return;
    const now = this.now();
    this.#meanMs += weight * (now - this.#busySince - this.#meanMs);
    this.#busySince = now;
  }
}

/**
 * Refuses requests with 503 and Retry-After (RFC 9110 §15.6.4) before responses take longer than a person waits. Forms have an
 * estimate of their own, because they also wait for each other's transactions.
 * @param lastRoots paths that are refused last, with everything below them
 * @returns a step that says whether it answered
 */
export function shedLoad(lastRoots: readonly string[], pages = new LoadLimiter(), forms = new LoadLimiter()) {
  const isLast = (url: string) => {
    const path = pathOfUrl(url);
    return lastRoots.some((root) => isAtOrBelow(path, root));
  };
  const count = createLoadCounter();
  let warnedAt = Number.NEGATIVE_INFINITY;

  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    const load = request.method === "GET" || request.method === "HEAD" ? pages : forms;
    // A turn begins with the first request of either kind.
    for (const each of [pages, forms]) each.measureTurn();
    if (load.hasRoomFor(ordinary) || (load.hasRoomFor(shedLast) && isLast(request.url ?? ""))) {
      count(load, request, response, requestId);
      return false;
    }
    metrics.refusedRequests.inc();
    if (performance.now() - warnedAt > warnEveryMs) {
      warnedAt = performance.now();
      const { waiting, expectedMs } = load;
      const turnMs = load.measureTurn();
      log.warn(
        { waiting, expectedMs: Math.round(expectedMs), turnMs: Math.round(turnMs) },
        "requests are being refused",
      );
    }
    refuse(request, response, requestId);
    return true;
  };
}

/**
 * Counts a request from the arrival of its body until its response is written. Slow senders, slow readers and intended delays don't
 * count, since they don't show how busy the server is.
 */
function createLoadCounter() {
  const counted = new Map<ServerResponse, LoadLimiter>();
  const end = (response: ServerResponse, isAnswered: boolean) => {
    counted.get(response)?.end(isAnswered);
    counted.delete(response);
  };
  setInterval(() => {
    for (const response of counted.keys()) {
      if (response.headersSent && response.writableLength > 0) end(response, false);
    }
  }, checkEveryMs).unref();
  return (load: LoadLimiter, request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const begin = () => {
      // Counted already if a delay ended before the body.
      if (response.writableEnded || response.destroyed || counted.has(response)) return;
      counted.set(response, load);
      load.begin();
    };
    if (request.complete || contentLength(request.headers) === 0) begin();
    else request.once("end", begin);
    const unwatch = watchDelays(requestId, (isDelayed) => (isDelayed ? end(response, false) : begin()));
    response.once("finish", () => end(response, true));
    response.once("close", () => {
      request.off("end", begin);
      unwatch();
      end(response, false);
    });
  };
}

/** Retry-After in seconds, spread so that refused clients don't return at the same time. */
const randomRetryAfter = () => 3 + Math.floor(Math.random() * 8);

const pages = inEachLanguage((language) => {
  const { title, sentence } = siteWords[language].busy;
  return Buffer.from(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><h1>${title}</h1><p>${sentence}</p></html>`,
  );
});

function refuse(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const language = languageOfTarget(request.url ?? "");
  const page = pages[language];
  const refusal = new HttpError(503, siteWords[language].busy.sentence, { retryAfter: randomRetryAfter() });
  if (!/\btext\/html\b/.test(request.headers.accept ?? "")) {
    sendRefusal(response, refusal, requestId);
    return;
  }
  response.writeHead(503, {
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.length,
    "Retry-After": String(refusal.details.retryAfter),
  });
  response.end(request.method === "HEAD" ? undefined : page);
}
