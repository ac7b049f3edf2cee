import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { filePolicy } from "@/lib/platform/http/policy";

/** On every answer of the process: pages, data, files, redirects and refusals alike. */
const headers: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), browsing-topics=()",
};

/**
 * Sets what every answer carries before anything can answer. The policy is the strictest one; the middleware puts a
 * page's own in its place. In development Next's own scripts need more than any policy here allows.
 */
export function secureAnswers(): void {
  const policy = process.env.NODE_ENV === "production" ? { "Content-Security-Policy": filePolicy } : {};
  const all = Object.entries({ ...headers, ...policy });
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    for (const [name, value] of all) response.setHeader(name, value);
  });
}
