import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { packedAsset, packedPage, takesBrotli } from "./packed-answers";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Brotli's window spans a whole page, which says everything twice: as HTML and as the data that React starts from.
 * Gzip's 32 kB don't reach from one to the other. Level 5 costs no more time than gzip does.
 */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/**
 * Compresses every answer worth it, as the client accepts: Brotli, else gzip. Next's own knows gzip only. The build's
 * assets and prerendered pages are packed already.
 */
export function compressAnswers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange;
    // The bytes that a range counts are the file's own.
    if (request.headers.range !== undefined) delete request.headers["accept-encoding"];
    // Before `compress`, whose own look at the headers comes first then.
    beforeHeaders(response, () => {
      weakenTag(request, response);
      if (response.statusCode === 304) varyByEncoding(response);
    });
    const { url = "", method } = request;
    const takesPacked = method === "GET" && takesBrotli(request);
    const asset = takesPacked ? packedAsset(url) : undefined;
    if (asset) {
      sendInstead(response, asset);
      return;
    }
    const plain = response.end.bind(response) as Untyped<ServerResponse>;
    compress(request, response, () => undefined);
    if (takesPacked) sendPagesPacked(response, plain);
  });
}

type Untyped<Result> = (...given: unknown[]) => Result;

/** Sends bytes packed with Brotli instead of those that the answer, if it is the whole file, would be written with. */
function sendInstead(response: ServerResponse, packed: Buffer): void {
  const write = response.write.bind(response) as Untyped<boolean>;
  const end = response.end.bind(response) as Untyped<ServerResponse>;
  response.write = (...given: unknown[]) => response.statusCode === 200 || write(...given);
  response.end = ((...given: unknown[]) =>
    response.statusCode === 200 ? endPacked(response, end, packed) : end(...given)) as typeof response.end;
}

/** Sends what is, as a whole, a prerendered page packed, past the compression; every other answer takes that way. */
function sendPagesPacked(response: ServerResponse, plain: Untyped<ServerResponse>): void {
  const end = response.end.bind(response) as Untyped<ServerResponse>;
  response.end = ((...given: unknown[]) => {
    const [body] = given;
    const isPage =
      typeof body === "string" &&
      response.statusCode === 200 &&
      !response.headersSent &&
      String(response.getHeader("Content-Type")).startsWith("text/html");
    const packed = isPage ? packedPage(Buffer.from(body)) : undefined;
    return packed ? endPacked(response, plain, packed) : end(...given);
  }) as typeof response.end;
}

function endPacked(response: ServerResponse, end: Untyped<ServerResponse>, packed: Buffer): ServerResponse {
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Length", packed.length);
  varyByEncoding(response);
  return end(packed);
}

/** Calls `work` when an answer's headers are complete and not yet sent. */
function beforeHeaders(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    work();
    return writeHead(...given);
  };
}

/**
 * A strong tag promises the same bytes, and one page has others in each encoding. A client that knows the weak form is
 * told by it, too, that its copy is still good. Where nobody may keep a copy the tag is a version to name in If-Match,
 * which takes strong ones only (RFC 9110 §13.1.1).
 */
function weakenTag({ headers }: IncomingMessage, response: ServerResponse): void {
  const tag = response.getHeader("ETag");
  if (typeof tag !== "string" || tag.startsWith("W/")) return;
  if (String(response.getHeader("Cache-Control")).includes("no-store")) return;
  const isKnownWeak = response.statusCode === 304 && headers["if-none-match"]?.includes(`W/${tag}`);
  if (isKnownWeak || response.hasHeader("Content-Encoding")) response.setHeader("ETag", `W/${tag}`);
}

/** A 304 has no type, by which `compress` knows what it could compress; what it stands for may have been. */
function varyByEncoding(response: ServerResponse): void {
  const names = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (/(?:^|[\s,])(?:accept-encoding|\*)(?:$|[\s,])/i.test(names)) return;
  response.setHeader("Vary", names ? `${names}, Accept-Encoding` : "Accept-Encoding");
}
