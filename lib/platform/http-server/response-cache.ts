import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import inject from "light-my-request";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { contentVersion, responseCacheMs } from "@/lib/platform/content-version";
import { varyByEncoding } from "./compress";
import { type Content, contentStore, type Encoding } from "./content-variants";
import { varyingHeaders } from "./framework";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Options {
  /** Whether an address is a page that is equal for everybody without a cookie. */
  isPage: (pathname: string) => boolean;
  /** What renders a response: Next. */
  handle: Handler;
}

interface RenderedResponse {
  status: number;
  headers: [string, string | string[]][];
  content: Content;
}

interface Entry {
  version: number;
  /** Null if the response is private. */
  response: RenderedResponse | null;
}

const maxEntries = 2000;
/** Expired entries stay until they are displaced, so their bytes are limited, too. */
const maxBytes = 32 * 1024 * 1024;
/** Longer addresses and headers aren't cached. */
const maxKeyLength = 4000;

/** Requests with one of these may get a private or partial response. */
const personalHeaders = ["cookie", "authorization", "range", "purpose", "x-middleware-preflight"];
/** Headers of a single response or connection. */
const singleResponseHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
  "content-length",
  "etag",
]);

function keyOf(
  { method = "", url = "", headers }: IncomingMessage,
  isPage: Options["isPage"],
): string | null {
  if (!["GET", "HEAD"].includes(method)) return null;
  if (personalHeaders.some((name) => headers[name] !== undefined)) return null;
  if (!isPage(url.split("?", 1)[0] ?? "")) return null;
  const key = JSON.stringify([headers.host, url, ...varyingHeaders.map((name) => headers[name] ?? "")]);
  return key.length > maxKeyLength ? null : key;
}

/** By the rules of shared caches (RFC 9111 section 3): public, with a lifetime, without a cookie. */
function isForEveryone({ status, headers }: RenderedResponse): boolean {
  const byName = new Map(headers);
  const directives = String(byName.get("cache-control") ?? "")
    .split(",")
    .map((directive) => directive.trim());
  const isShared = directives.includes("public") && directives.some((one) => /^s-maxage=[1-9]/.test(one));
  return status === 200 && isShared && !byName.has("set-cookie");
}

const encodingsOffered: Encoding[] = ["br", "gzip", "identity"];

/** The smallest encoding that the client accepts (RFC 9110 section 12.5.3). */
function encodingFor(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(encodingsOffered);
  return encodingsOffered.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/**
 * A small shared cache in front of Next with the rules of the provided nginx.conf: half a second for public responses, one rendering
 * per key at a time, nothing for requests with a cookie or token.
 */
export function responseCache({ isPage, handle }: Options) {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => (response?.content.size ?? 0) + 1,
    ttl: responseCacheMs,
  });
  const pending = new Map<string, Promise<Entry>>();
  const contentOf = contentStore();

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    found: RenderedResponse,
  ): Promise<void> {
    const encoding = encodingFor(request);
    const bytes = await found.content.bytesIn(encoding);
    for (const [name, value] of found.headers) response.setHeader(name, value);
    varyByEncoding(response);
    if (found.status === 200) {
      response.setHeader("ETag", found.content.etag);
      if (fresh(request.headers, { etag: found.content.etag })) {
        response.writeHead(304).end();
        return;
      }
    }
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.writeHead(found.status, { "Content-Length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
  }

  async function render(request: IncomingMessage): Promise<RenderedResponse> {
    const rest = { ...request.headers };
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete rest[name];
    const injected = await inject((own, response) => handle(own, response), {
      method: "GET",
      url: request.url ?? "/",
      headers: rest as Record<string, string>,
      remoteAddress: request.socket.remoteAddress,
    });
    return {
      status: injected.statusCode,
      headers: Object.entries(injected.headers).flatMap(([name, value]) =>
        singleResponseHeaders.has(name) || value === undefined
          ? []
          : [[name, Array.isArray(value) ? value : String(value)] as [string, string | string[]]],
      ),
      content: contentOf(injected.rawPayload),
    };
  }

  async function renderAndCache(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const version = contentVersion();
    const rendering = render(request);
    const entry = rendering.then((rendered) => ({
      version,
      response: isForEveryone(rendered) ? rendered : null,
    }));
    pending.set(key, entry);
    try {
      const stored = await entry;
      if (stored.version === contentVersion()) entries.set(key, stored);
      await send(request, response, await rendering);
    } finally {
      pending.delete(key);
    }
  }

  /**
   * Answers from the cache, or renders and caches the response.
   * @param otherwise handles the request without the cache
   * @param mayRender called before rendering; it may refuse the request under load
   */
  return async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    mayRender: () => boolean,
    otherwise: () => void,
  ): Promise<void> {
    const key = keyOf(request, isPage);
    if (key === null) return mayRender() ? otherwise() : undefined;
    const storedEntry = entries.get(key);
    let entry = storedEntry?.version === contentVersion() ? storedEntry : undefined;
    if (!entry) {
      const rendering = pending.get(key);
      if (!rendering) return mayRender() ? renderAndCache(key, request, response) : undefined;
      entry = await rendering.catch(() => undefined);
    }
    // A response rendered before a change of the settings is not served after it.
    if (entry?.version !== contentVersion()) entry = undefined;
    if (entry?.response) return send(request, response, entry.response);
    if (mayRender()) otherwise();
  };
}
