import type { IncomingMessage, ServerResponse } from "node:http";
import { methodNotAllowed, methodsOf } from "@/lib/platform/http/methods";
import { HttpError } from "@/lib/platform/http-error";
import { pathOfUrl } from "@/lib/platform/safe-path";
import { site } from "@/lib/site/brand";
import { languageOfTarget } from "@/lib/site/language";
import { sendRefusal } from "./refuse";

/**
 * Answers `OPTIONS *`, which asks about the server as a whole (RFC 9110 §9.3.7). Other methods may not have this target (RFC 9112
 * §3.2.4).
 * @returns whether it answered
 */
export function answerAsterisk(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  if (url !== "*") return false;
  if (method === "OPTIONS") {
    response.writeHead(204).end();
    return true;
  }
  sendRefusal(response, new HttpError(400, "Request an address on this site."), requestId);
  return true;
}

/** A target in absolute form: scheme, authority without a user, and the rest. */
const absoluteForm = /^https?:\/\/([^/?#@\\]+)((?:[/?].*)?)$/is;

/** Whether a host is this site's: the public one, or the address at which the request arrived. */
function isOwnHost(host: string, { localAddress }: IncomingMessage["socket"]): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const own = [new URL(site.url).hostname, "localhost", localAddress, `[${localAddress}]`];
  return own.includes(hostname);
}

/** Whether a header is repeated; Node keeps only the first. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;

/**
 * Converts a target in absolute form (RFC 9112 section 3.2.2) into a path and a Host header.
 * @returns the error for another site's host, an invalid address, or two hosts (section 3.2)
 */
export function readAbsoluteForm(request: IncomingMessage): HttpError | null {
  const { url = "", headers, socket } = request;
  if (hasSeveralHosts(request)) return new HttpError(400, "The request must name exactly one host.");
  if (url.startsWith("/") || url === "*") return null;
  const [, host, rest = ""] = absoluteForm.exec(url) ?? [];
  request.url = "/";
  if (host === undefined || !URL.canParse(`http://${host}`))
    return new HttpError(400, "Request an address on this site.");
  if (!isOwnHost(host, socket)) return new HttpError(421, "This address is not on this site.");
  headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return null;
}

/** A path that Next normalizes or redirects: with backslashes, empty segments, `.` or `..`, also encoded. */
const needsNormalizing = /\\|\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Refuses a method that no page supports, before Next copies the body. Paths that Next normalizes are left to Next, since
 * they may lead to an endpoint.
 * @returns whether it answered
 */
export function refuseMethod(
  { method = "", url = "" }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  const path = pathOfUrl(url);
  if (needsNormalizing.test(path)) return false;
  const methods = methodsOf(path);
  if (methods === null || methods.includes(method)) return false;
  sendRefusal(response, methodNotAllowed(methods), requestId, languageOfTarget(url));
  return true;
}

/** The most parts of a query, several times what any page reads. Next needs quadratic time for them. */
const maxParts = 200;

/** Refuses a query with too many parts. @returns whether it answered */
export function refuseQuery(
  { url = "" }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  if (url.split("&", maxParts + 1).length <= maxParts) return false;
  sendRefusal(response, new HttpError(400, "The query of this address has too many parts."), requestId);
  return true;
}

/** The methods that handlers are written for. */
const supportedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Treats unsupported methods as OPTIONS, which gets 405: Next would answer some with 400, and fails on TRACE. */
export function normalizedMethod(method: string): string {
  return supportedMethods.includes(method) ? method : "OPTIONS";
}
