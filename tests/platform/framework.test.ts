import { describe, expect, it } from "vitest";
import { isUnusedFrameworkPath, removeFrameworkHeaders } from "@/lib/platform/http-server/framework";

describe("a path of Next’s own", () => {
  it.each([
    "/_next",
    "/_next/image?url=/",
    "//_next/image",
    "/\\_next/image",
    "\\_next\\image",
    "/./_next/image",
    "/x/../_next/image",
    "/%5fnext/image",
    "/%5Fnext%2Fimage",
    "/%2f_next/image",
    "http://localhost/_next/image",
    "/_next/static/chunks/../../image",
    "/_next/static/chunks/a.js/b.map",
    "/_next/static/chunks/a.map",
    "/__nextjs_source-map",
    "/_error",
    "/_%E0%A4",
    "/%5fnext/%E0%A4",
  ])("%s is rejected", (url) => {
    expect(isUnusedFrameworkPath(url)).toBe(true);
  });

  it.each([
    "/",
    "/about",
    "/about?_next=/_next/image",
    "/about#/_next",
    "/_next/static/chunks/a-b_c.~1.js?dpl=1",
    "/_next/static/media/a.woff2",
    "/api/health",
    "/.well-known/security.txt",
  ])("%s isn’t rejected", (url) => {
    expect(isUnusedFrameworkPath(url)).toBe(false);
  });
});

it("only headers of the router reach Next", () => {
  const headers: Record<string, string> = {
    accept: "*/*",
    cookie: "a=b",
    rsc: "1",
    "next-url": "/",
    "next-router-state-tree": "x",
    "next-action": "x",
    "next-resume": "1",
    "x-nextjs-data": "1",
    "x-next-revalidated-tags": "x",
    "x-middleware-subrequest": "x",
    "x-middleware-request-cookie": "x",
    "x-matched-path": "/",
    "x-invoke-path": "/",
    "x-now-route-matches": "1",
    "x-prerender-revalidate": "x",
    "x-forwarded-for": "10.0.0.1",
  };
  removeFrameworkHeaders(headers);
  expect(Object.keys(headers)).toEqual([
    "accept",
    "cookie",
    "rsc",
    "next-url",
    "next-router-state-tree",
    "x-forwarded-for",
  ]);
});
