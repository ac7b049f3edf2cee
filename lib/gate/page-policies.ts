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
  /** Prerendered answers that are no pages: pictures, sitemap, texts. */
  files: string[];
}

interface Policies {
  pages: Map<string, string>;
  files: Set<string>;
  /** Sources of pages rendered per request: the scripts that pages share (theme, announcement), and the 404 page's. */
  perRequest: string[];
}

const buildFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), ".next", name);
const read = (name: string) => readFileSync(buildFile(name), "utf8");

/** @throws Error when there is no list or it is another build's: pages would stand still under a wrong policy */
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

/** The paths of the pages that were rendered at build time. */
export const prerenderedPages = (): string[] => [...policies().pages.keys()];

/** Whether a path's answer was rendered at build time. */
export function isPrerendered(pathname: string): boolean {
  return policies().pages.has(pathname) || policies().files.has(pathname);
}

/** A page's policy, and whether the page is rendered for this request, with the policy's nonce in its scripts. */
interface PagePolicy {
  policy: string;
  hasNonce: boolean;
}

/**
 * The policy of a page: its own hashes, or for one rendered now a nonce. Files keep the policy that every answer has;
 * development has none, its scripts need more than any allows.
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
 * Sends a request on to a page with the page's policy on the answer. A nonce is handed to Next on the request, where it
 * looks for the one to write into the page's scripts.
 * @param asked the request's headers
 * @param page the path that answers it
 * @param lead makes the answer that leads there, given what is to be said on the request
 */
export function withPagePolicy(
  asked: Headers,
  page: string,
  lead: (init: { request?: { headers: Headers } }) => NextResponse,
): NextResponse {
  const found = pagePolicyOf(page);
  if (!found) return lead({});
  const headers = new Headers(asked);
  headers.set(policyHeader, found.policy);
  const answer = lead(found.hasNonce ? { request: { headers } } : {});
  answer.headers.set(policyHeader, found.policy);
  return answer;
}
