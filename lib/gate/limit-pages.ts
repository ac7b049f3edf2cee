import "server-only";
import type { NextRequest } from "next/server";
import { clientAddressHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { problemHeaders, problemResponse } from "@/lib/platform/http/problem-response";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import { escapeHtml } from "@/lib/platform/xml-text";
import { splitPath } from "@/lib/site/language";

/**
 * Limits pages rendered per request, which cost ten times as much as prerendered ones.
 * @returns the refusal, as a page if one was requested; null if allowed
 */
export async function limitPages(request: NextRequest, now: Date): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { headers, nextUrl } = request;
  try {
    await consume("renderedPage", headers.get(clientAddressHeader) ?? "unknown", now);
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { language } = splitPath(nextUrl.pathname);
    if (!/\btext\/html\b/.test(headers.get("accept") ?? ""))
      return problemResponse(error, headers.get(requestIdHeader) ?? "", language);
    const sentence = escapeHtml(error.localize(language).message);
    const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${sentence}</title><h1>${sentence}</h1></html>`;
    return new Response(page, {
      status: error.status,
      headers: { ...problemHeaders(error), "Content-Type": "text/html; charset=utf-8" },
    });
  }
}
