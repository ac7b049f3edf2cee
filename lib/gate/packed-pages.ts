import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fresh from "fresh";
import { NextResponse } from "next/server";
import { packedPageHeader } from "@/lib/platform/http/headers";

/** Where scripts/after-build/pack-answers.ts writes the pages, within the build, and under which names. */
export const packedPages = {
  folder: "packed/pages",
  nameOf: (route: string) => encodeURIComponent(route),
};

interface Page {
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** What Next says that its own answer at a page's path varies by, with the encoding. */
const vary =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

function load(): Map<string, Page> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".next", packedPages.folder);
  const isBuilt = process.env.NODE_ENV === "production" && existsSync(folder);
  return new Map(
    (isBuilt ? readdirSync(folder) : []).map((name) => {
      const bytes = Buffer.from(readFileSync(path.join(folder, name)));
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        [packedPageHeader]: String(bytes.length),
        Vary: vary,
        ETag: `W/"${createHash("sha256").update(bytes).digest("base64url")}"`,
      };
      return [decodeURIComponent(name), { bytes, headers }];
    }),
  );
}

/** All of them, about 2 MB, kept in memory. */
let loaded: Map<string, Page> | undefined;

/**
 * A prerendered page as it was packed with Brotli after the build, for who asks for the whole page and takes that.
 * @returns null where Next is to answer: the page is rendered per request, or the client takes something else
 */
export function packedPage(request: Request, page: string, status = 200): NextResponse | null {
  if (!["GET", "HEAD"].includes(request.method) || request.headers.get(packedPageHeader) !== "br")
    return null;
  loaded ??= load();
  const found = loaded.get(page);
  if (!found) return null;
  const { bytes, headers } = found;
  if (status === 200 && fresh(Object.fromEntries(request.headers), { etag: headers.ETag })) {
    const { ETag = "" } = headers;
    return new NextResponse(null, { status: 304, headers: { ETag, Vary: vary } });
  }
  return new NextResponse(request.method === "HEAD" ? null : bytes, { status, headers });
}
