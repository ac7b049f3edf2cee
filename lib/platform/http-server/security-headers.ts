import type { IncomingMessage, ServerResponse } from "node:http";
import { filePolicy } from "@/lib/platform/http/policy";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Nothing comes from elsewhere, and what did would have to say that it may.
  "Cross-Origin-Embedder-Policy": "require-corp",
};

const noFeatures =
  "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";

/** Passkeys belong to the console; no other page has a use for them. */
const permissionsPolicy = (mayUsePasskeys: boolean) => {
  const who = mayUsePasskeys ? "(self)" : "()";
  return `${noFeatures}, publickey-credentials-create=${who}, publickey-credentials-get=${who}`;
};

/** Whether a path is one of a folder's, or the folder itself. */
const isBelow = (url: string, folder: string) => {
  const [path = ""] = url.split(/[?#]/, 1);
  return path === folder || path.startsWith(`${folder}/`);
};

/** Two years in seconds, the least that browsers' own lists of HTTPS sites ask for. */
const transportSecurity = "max-age=63072000";

/** What decides over the headers, fixed for a process. */
export interface SecurityOptions {
  /** In development no policy is sent: Next's own scripts need more there than any policy here allows. */
  dev: boolean;
  /** Whether the site's subdomains are bound to HTTPS, too (RFC 6797 §6.1.2). */
  hstsSubdomains: boolean;
}

/** What every answer carries. */
export function securityHeaderList({ dev, hstsSubdomains }: SecurityOptions): Headers {
  return new Headers({
    ...always,
    "Permissions-Policy": permissionsPolicy(false),
    "Strict-Transport-Security": hstsSubdomains
      ? `${transportSecurity}; includeSubDomains`
      : transportSecurity,
    ...(!dev && { "Content-Security-Policy": filePolicy }),
  });
}

/**
 * Sets what every answer carries, before anything can answer: pages, data, files, redirects and refusals alike. The
 * policy is the strictest one; the middleware puts a page's own in its place.
 * @param options `passkeyPages` is the folder of pages that may use passkeys
 */
export function securityHeaders({ passkeyPages, ...options }: SecurityOptions & { passkeyPages: string }) {
  const headers = securityHeaderList(options);
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeaders(headers);
    if (isBelow(request.url ?? "", passkeyPages))
      response.setHeader("Permissions-Policy", permissionsPolicy(true));
  };
}
