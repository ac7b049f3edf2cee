import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { requestIdHeader } from "@/lib/platform/http/headers";
import { isForm } from "@/lib/platform/http/parse";
import { problemResponse } from "@/lib/platform/http/problem-response";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { formErrorPage } from "@/lib/platform/submissions/refuse-form";
import type { AccessSettings } from "@/lib/settings/snapshot";
import { figures } from "@/lib/site/figures";
import { languageOf, pathIn, splitPath, treePath } from "@/lib/site/language";
import { barrierPaths } from "@/lib/site/paths";
import type { Decision } from "./gate-decision";
import { withPagePolicy } from "./page-policies";
import { splashCookie } from "./request-facts";
import { gateWords } from "./words";

type Barrier = Exclude<Decision, "site">;

const refusals: Record<Barrier, { status: number; sentence: Sentence }> = {
  gate: { status: 401, sentence: (language) => gateWords[language].gate.refusal },
  // Only its page differs from the gate.
  "dead-link": { status: 401, sentence: (language) => gateWords[language].gate.refusal },
  splash: { status: 401, sentence: (language) => gateWords[language].gate.refusal },
  maintenance: { status: 503, sentence: (language) => gateWords[language].maintenance.refusal },
  unavailable: { status: 503, sentence: (language) => gateWords[language].unavailable.message },
};

/** Responds with a barrier instead of the site: a page in the language of the address, or data if no page was requested. */
export function barrierResponse(
  barrier: Barrier,
  request: NextRequest,
  settings: AccessSettings | null,
  now: Date,
): Response {
  const { status, sentence } = refusals[barrier];
  const page = pathIn(splitPath(request.nextUrl.pathname).language, barrierPaths[barrier]);
  const isPage = wantsPage(request);
  const response = isPage
    ? withPagePolicy(request.headers, page, ({ request: onward }) =>
        NextResponse.rewrite(new URL(treePath(page), request.url), {
          status,
          request: { headers: unconditional(onward?.headers ?? request.headers) },
        }),
      )
    : refusalAnswer(request, new HttpError(status, sentence));
  const { headers } = response;
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex");
  if (status === 503) headers.set("Retry-After", retryAfter(settings?.maintenance.endTime ?? null, now));
  if (isPage && barrier === "splash") showOnce(headers);
  return response;
}

/**
 * Removes a request's conditions: a barrier's response must never be "not modified". `If-None-Match: *` would turn the
 * refusal into a 304.
 */
function unconditional(original: Headers): Headers {
  const headers = new Headers(original);
  for (const condition of ["if-none-match", "if-modified-since"]) headers.delete(condition);
  return headers;
}

function refusalAnswer(request: NextRequest, refusal: HttpError): Response {
  const language = languageOf(request);
  if (request.method === "POST" && isForm(request)) return formErrorPage(refusal, language);
  return problemResponse(refusal, request.headers.get(requestIdHeader) ?? "", language);
}

/** The browser returns by itself after two seconds, with a cookie that says that the splash was seen. */
function showOnce(headers: Headers): void {
  headers.set("Refresh", String(figures.timings.splashMs / 1000));
  headers.append("Set-Cookie", splashCookie.set("1"));
}

/**
 * Browsers say what they request. Requests by pages (for data or images) get no page, nor does OPTIONS, which Next
 * answers with 400 for pages below `[language]`.
 */
function wantsPage({ method, nextUrl, headers }: NextRequest): boolean {
  if (method === "OPTIONS" || headers.has("x-nextjs-data")) return false;
  const destination = headers.get("sec-fetch-dest") ?? "document";
  return destination === "document" && !/^\/(api|_next)\//.test(nextUrl.pathname);
}

const soonestRetry = 60;
const usualRetry = 300;

/** Seconds until a retry makes sense: the announced end, if it is in the future. */
function retryAfter(endTime: string | null, now: Date): string {
  const left = endTime ? Math.ceil((new Date(endTime).getTime() - now.getTime()) / 1000) : usualRetry;
  return String(left > 0 ? Math.max(left, soonestRetry) : soonestRetry);
}
