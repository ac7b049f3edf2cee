import { expect, it } from "vitest";
import { createMetricRouteMatcher } from "@/lib/platform/http-server/route-pattern";

const nameOf = createMetricRouteMatcher([
  "/",
  "/status",
  "/status/incidents/[id]",
  "/privacy-requests/[reference]/[token]",
  "/privacy-requests/confirm/[token]",
  "/[language]",
  "/[language]/status",
]);

it.each([
  ["/", "/"],
  ["/status?x=jo@example.com", "/status"],
  ["/status/incidents/0b8f3c1e", "/status/incidents/[id]"],
  ["/privacy-requests/confirm/secret", "/privacy-requests/confirm/[token]"],
  ["/privacy-requests/GDPR-1/secret", "/privacy-requests/[reference]/[token]"],
  ["/_next/static/chunks/0a1b.js", "/_next/static/*"],
  ["/jo@example.com", "other"],
  ["/de", "/[language]"],
  ["/fr?x=1", "/[language]"],
  ["/es/status", "/[language]/status"],
  ["/en/status", "other"],
  ["/jo@example.com/status", "other"],
  ["/jo@example.com?language=de", "other"],
  ["/status/incidents/a/b", "other"],
  ["http://elsewhere.example/", "other"],
])("%s matches %s", (url, pattern) => {
  expect(nameOf(url)).toBe(pattern);
});
