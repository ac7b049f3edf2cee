import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import fresh from "fresh";
import { acceptsBrotli } from "./request-headers";

interface Asset {
  bytes: Buffer;
  headers: Map<string, string>;
}

const types: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/** @param folder written by scripts/after-build/pack-assets.ts; missing in development */
function loadAssets(folder: string): Map<string, Asset> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names.map((name) => [name, createAsset(readFileSync(path.join(folder, name)), path.extname(name))]),
  );
}

function createAsset(bytes: Buffer, extension: string): Asset {
  return {
    bytes,
    headers: new Map([
      ["Content-Type", types[extension] ?? "application/octet-stream"],
      // Its name contains a hash of the content.
      ["Cache-Control", "public, max-age=31536000, immutable"],
      ["Content-Encoding", "br"],
      ["Vary", "Accept-Encoding"],
      ["ETag", `"${createHash("sha256").update(bytes).digest("base64url")}"`],
    ]),
  };
}

/**
 * Sends the build's scripts and styles, precompressed with Brotli and kept in memory (about 600 kB). Everything else, such as gzip,
 * ranges and missing files, is left to Next.
 * @returns a step that says whether it answered
 */
export function packedAssets(folder: string) {
  const assets = loadAssets(folder);
  const isServable = ({ method = "", headers }: IncomingMessage) =>
    ["GET", "HEAD"].includes(method) && acceptsBrotli(headers);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const name = /^\/_next\/static\/chunks\/([\w.~-]+)(?:\?|$)/.exec(request.url ?? "")?.[1];
    const found = name === undefined ? undefined : assets.get(name);
    if (!found || !isServable(request)) return false;
    response.setHeaders(found.headers);
    if (fresh(request.headers, { etag: found.headers.get("ETag") })) {
      response.removeHeader("Content-Encoding");
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(200, { "Content-Length": found.bytes.length });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  };
}
