import "server-only";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NextResponse } from "next/server";
import { pagePolicy } from "@/lib/platform/http/policy";

/** Written by scripts/after-build/csp-hashes.ts after each build: inline-script hashes by prerendered path. */
interface Hashes {
  buildId: string;
  pages: Record<string, string[]>;
  /** Prerendered responses that are not pages: images, sitemap, text files. */
  files: string[];
}

interface Policies {
  pages: Map<string, string>;
  files: Set<string>;
  /**
   * Sources for pages rendered per request: the scripts that pages share (theme, announcement), and those of the 404
   * page.
   */
  perRequest: string[];
}

const buildFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), ".next", name);
const read = (name: string) => readFileSync(buildFile(name), "utf8");

/** @throws Error if the list is missing or belongs to another build: with a wrong CSP, pages would not work */
function load(): Policies {
  const list: Hashes | null = existsSync(buildFile("csp.json")) ? JSON.parse(read("csp.json")) : null;
  if (list?.buildId !== read("BUILD_ID"))
    throw new Error("csp.json isn’t this build’s: use `npm run build`.");
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

/** The paths of the pages rendered at build time. */
export const prerenderedPages = (): string[] => [...policies().pages.keys()];

/** Whether a path's response was rendered at build time. */
export function isPrerendered(pathname: string): boolean {
  return policies().pages.has(pathname) || policies().files.has(pathname);
}

/** A page's CSP, and whether it is rendered per request with a nonce. */
interface PagePolicy {
  policy: string;
  hasNonce: boolean;
}

/**
 * The CSP of a page: with its own hashes or, if rendered per request, a nonce. Files keep the default CSP; development
 * has none, because its scripts need more than any CSP allows.
 */
function pagePolicyOf(pathname: string): PagePolicy | null {
  const { pages, files, perRequest } = policies();
  if (process.env.NODE_ENV !== "production" || files.has(pathname)) return null;
  const own = pages.get(pathname);
  if (own !== undefined) return { policy: own, hasNonce: false };
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  return { policy: pagePolicy([nonce, ...perRequest]), hasNonce: true };
}

const policyHeader = "Content-Security-Policy";

/**
 * Passes a request on to a page and sets the page's CSP on the response. Next reads a nonce from the request's headers
 * and writes it into the scripts.
 * @param page the path that answers it
 * @param forward creates the response from the request headers
 */
export function withPagePolicy(
  requestHeaders: Headers,
  page: string,
  forward: (init: { request?: { headers: Headers } }) => NextResponse,
): NextResponse {
  const pagePolicy = pagePolicyOf(page);
  if (!pagePolicy) return forward({});
  const headers = new Headers(requestHeaders);
  headers.set(policyHeader, pagePolicy.policy);
  const response = forward(pagePolicy.hasNonce ? { request: { headers } } : {});
  response.headers.set(policyHeader, pagePolicy.policy);
  return response;
}
