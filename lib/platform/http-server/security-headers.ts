import type { IncomingMessage, ServerResponse } from "node:http";
import { filePolicy } from "@/lib/platform/http/policy";
import { pathOfUrl } from "@/lib/platform/safe-path";
import { isAtOrBelow } from "@/lib/site/paths";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Nothing is loaded from other origins without CORP or CORS.
  "Cross-Origin-Embedder-Policy": "require-corp",
};

const noFeatures =
  "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";

/** Only pages of the console may use passkeys. */
const permissionsPolicy = (mayUsePasskeys: boolean) => {
  const who = mayUsePasskeys ? "(self)" : "()";
  return `${noFeatures}, publickey-credentials-create=${who}, publickey-credentials-get=${who}`;
};

/** Two years in seconds, as recommended for browsers' preload lists. */
const transportSecurity = "max-age=63072000";

/** Options of the headers, constant for a process. */
export interface SecurityOptions {
  /** No policy is sent in development, since Next's scripts there would violate it. */
  dev: boolean;
  /** Whether the site's subdomains are bound to HTTPS, too (RFC 6797 §6.1.2). */
  hstsSubdomains: boolean;
}

/** The headers of every response. */
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
 * Sets the security headers of every response, redirects and errors included. The policy is the strictest one; the middleware
 * replaces it for pages.
 * @param options `passkeyPages` is the folder of pages that may use passkeys
 */
export function securityHeaders({ passkeyPages, ...options }: SecurityOptions & { passkeyPages: string }) {
  const headers = securityHeaderList(options);
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeaders(headers);
    if (isAtOrBelow(pathOfUrl(request.url ?? ""), passkeyPages))
      response.setHeader("Permissions-Policy", permissionsPolicy(true));
  };
}
