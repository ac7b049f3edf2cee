import "server-only";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pagePolicy } from "@/lib/platform/http/policy";

/** Written by scripts/after-build/csp-hashes.ts after each build: inline-script hashes by prerendered path. */
interface Hashes {
  buildId: string;
  pages: Record<string, string[]>;
  /** Prerendered answers that are no pages: pictures, sitemap, texts. */
  files: string[];
}

interface Policies {
  pages: Map<string, string>;
  files: Set<string>;
  /** Sources of pages rendered per request: the scripts that pages share (theme, announcement), and the 404 page's. */
  perRequest: string[];
}

const built = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), ".next", name);
const read = (name: string) => readFileSync(built(name), "utf8");

/** @throws Error when there is no list or it is another build's: pages would stand still under a wrong policy */
function load(): Policies {
  const list: Hashes | null = existsSync(built("csp.json")) ? JSON.parse(read("csp.json")) : null;
  if (list?.buildId !== read("BUILD_ID"))
    throw new Error("csp.json isn't this build's: use `npm run build`.");
  const { pages, files } = list;
  const every = Object.values(pages).flat();
  const shared = new Set(every.filter((hash, index) => every.indexOf(hash) !== index));
  return {
    pages: new Map(Object.entries(pages).map(([page, hashes]) => [page, pagePolicy(hashes)])),
    files: new Set(files),
    perRequest: [...new Set([...shared, ...(pages["/_not-found"] ?? [])])],
  };
}

/** In development nothing is prerendered. */
const nothing: Policies = { pages: new Map(), files: new Set(), perRequest: [] };
let loaded: Policies | undefined;

function policies(): Policies {
  loaded ??= process.env.NODE_ENV === "production" ? load() : nothing;
  return loaded;
}

/** Whether a path's answer was rendered at build time. */
export function isPrerendered(pathname: string): boolean {
  return policies().pages.has(pathname) || policies().files.has(pathname);
}

/**
 * Gives an answer the policy of its page: the page's own hashes, or for one rendered now a nonce, which Next finds in
 * the header. Files keep the policy that every answer has; development has none, its scripts need more than any allows.
 */
export function setPolicy(headers: Headers, pathname: string): void {
  const { pages, files, perRequest } = policies();
  if (process.env.NODE_ENV !== "production" || files.has(pathname)) return;
  const own = pages.get(pathname);
  const nonce = () => pagePolicy([`'nonce-${randomBytes(16).toString("base64")}'`, ...perRequest]);
  headers.set("Content-Security-Policy", own ?? nonce());
}
