import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { treePath } from "@/lib/site/language";
import { barrierPaths } from "@/lib/site/paths";
import { prerendered } from "@/tests/support/prerendered";
import { rawRequest } from "@/tests/support/raw-request";
import { borrowedSite } from "@/tests/support/site-of-file";

const built = path.resolve(import.meta.dirname, "../../.next");
const buildId = readFileSync(path.join(built, "BUILD_ID"), "utf8");
const inBuild = (folder: string) =>
  readdirSync(path.join(built, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(built, path.join(parentPath, name)));

const site = borrowedSite();

/** Addresses that Next 16 itself handles in production, in development or on hosting platforms. */
const own = [
  "/_next",
  "/_next/",
  "/_next/image?url=%2Flogo.svg&w=640&q=75",
  "/_next/image?url=%2F%5C&w=64&q=75",
  "/_next/image/",
  `/_next/data/${buildId}/index.json`,
  `/_next/data/${buildId}/about.json`,
  `/_next/data/${buildId}/verify/x.json`,
  `/_next/static/${buildId}/_buildManifest.js`,
  `/_next/static/${buildId}/_ssgManifest.js`,
  `/_next/static/${buildId}/_clientMiddlewareManifest.js`,
  "/_next/static",
  "/_next/static/",
  "/_next/static/chunks",
  "/_next/static/chunks/",
  "/_next/static/chunks/../../server/pages-manifest.json",
  "/_next/static/%00",
  "/_next/static/%E0%A4",
  "/_next/server/app-paths-manifest.json",
  "/_next/postponed/resume/about",
  "/_next/webpack-hmr",
  "/_next/mcp",
  "/__nextjs_original-stack-frames",
  "/__nextjs_source-map?filename=x",
  "/__nextjs_error_feedback",
  "/__nextjs_font/geist-latin.woff2",
  "/__nextjs_launch-editor",
  "/__nextjs_devtools_config",
  "/__nextjs_restart_dev",
  "/__nextjs_attach-nodejs-inspector",
  "/_error",
  "/_not-found",
  "/_not-found.rsc",
  "/_global-error",
  "/_global-error.rsc",
  "/_app",
  "/_document",
  "/_middleware",
  "/_vercel/insights/script.js",
];
/** Variants of an address that proxies or routers may treat as the same. */
const written = (address: string) => [
  address,
  `/${address}`,
  `///${address.slice(1)}`,
  `/\\${address.slice(1)}`,
  `/x/..${address}`,
  `/.${address}`,
  address.replace("/_", "/%5f"),
  address.replace("/_", "/%5F"),
  `http://localhost${address}`,
];

describe.each(own)("%s", (address) => {
  it("returns 404 in every spelling", async () => {
    for (const target of written(address)) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const answer = await rawRequest(site.url, target, { headers });
        expect([target, answer.status]).toEqual([target, 404]);
        expect(answer.headers["content-type"], target).toBe("application/problem+json");
      }
    }
  });
});

describe("the build's files", () => {
  it("are served at the addresses that pages use, and no others are", async () => {
    const shown = /^static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)$/;
    const statuses = await Promise.all(
      inBuild("static").map(async (file) => ({
        file,
        isShown: shown.test(file),
        status: (await rawRequest(site.url, `/_next/${file}`)).status,
      })),
    );
    const wrong = statuses.filter(({ isShown, status }) => status !== (isShown ? 200 : 404));
    expect(wrong).toEqual([]);
    expect(statuses.filter(({ isShown }) => isShown).length).toBeGreaterThan(20);
  });

  it("are all that pages reference below /_next", async () => {
    const named = new Map<string, string>();
    for (const page of prerendered().pages) {
      const { body } = await rawRequest(site.url, page);
      for (const [file] of body.matchAll(/\/_next\/[\w./~-]+/g)) named.set(file, page);
    }
    expect(named.size, "files that pages name").toBeGreaterThan(20);
    for (const [file, page] of named)
      expect((await rawRequest(site.url, file)).status, `status of ${file}, which ${page} names`).toBe(200);
  });
});

describe("server actions, which the site doesn’t use", () => {
  const id = "40".repeat(21);
  const part = `--a\r\nContent-Disposition: form-data; name="$ACTION_ID_${id}"\r\n\r\n\r\n--a--\r\n`;
  const multipart = "multipart/form-data; boundary=a";
  it.each([
    [{ "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" }, "[]"],
    [{ "Next-Action": "x", "Content-Type": multipart }, part],
    [{ "Content-Type": multipart }, part],
    [{ "Content-Type": "application/x-www-form-urlencoded" }, `$ACTION_ID_${id}=`],
    [{ "Next-Action": id, RSC: "1", "Next-Router-State-Tree": "%5B%22%22%2C%7B%7D%5D" }, "[]"],
  ])("%j is rejected by every page", async (headers, body) => {
    for (const page of ["/", "/about", "/verify/x", "/operator", "/gate", "/no-such-page"]) {
      const answer = await fetch(`${site.url}${page}`, { method: "POST", headers, body });
      expect([page, answer.status]).toEqual([page, 405]);
      expect(answer.headers.get("x-nextjs-action-not-found")).toBeNull();
    }
  });

  it("don’t exist in the build", () => {
    const { node, edge } = JSON.parse(
      readFileSync(path.join(built, "server/server-reference-manifest.json"), "utf8"),
    ) as Record<"node" | "edge", object>;
    expect([Object.keys(node), Object.keys(edge)]).toEqual([[], []]);
  });
});

describe("internal headers of Next’s own servers", () => {
  const headers: Record<string, string>[] = [
    { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
    { "x-middleware-prefetch": "1" },
    { "x-middleware-prefetch": "1", "x-nextjs-data": "1" },
    { "x-nextjs-data": "1" },
    { "x-matched-path": "/operator" },
    { "x-invoke-path": "/operator", "x-invoke-status": "500", "x-invoke-error": "{}" },
    { "x-now-route-matches": "1=x" },
    { "next-resume": "1", "x-next-resume-state-length": "2" },
    { "x-prerender-revalidate": "1" },
    { "x-next-revalidated-tags": "x", "x-next-revalidate-tag-token": "x" },
    { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "a=b" },
    { Cookie: "__prerender_bypass=x; __next_preview_data=x" },
    { Cookie: "next-instant-navigation-testing=1" },
  ];
  const withoutNonces = (body: string) => body.replace(/nonce(?:="|\\":\\")[A-Za-z0-9+/=]+/g, "");

  it.each(headers)("%j doesn’t change any response", async (sent) => {
    for (const page of ["/about", "/verify/x", "/operator", "/no-such-page", "/gate"]) {
      const plain = await rawRequest(site.url, page);
      const answer = await rawRequest(site.url, page, { headers: sent });
      expect([page, answer.status]).toEqual([page, plain.status]);
      expect(withoutNonces(answer.body), `body of ${page}`).toBe(withoutNonces(plain.body));
      for (const name of ["x-matched-path", "x-middleware-skip", "x-nextjs-matched-path"]) {
        expect(answer.headers[name], `${name} of ${page}`).toBeUndefined();
      }
    }
  });
});

describe("the gate’s and maintenance’s own pages, while both are off", () => {
  const asked: Record<string, string>[] = [
    {},
    { RSC: "1" },
    { RSC: "1", "Next-Router-Prefetch": "1" },
    { RSC: "1", "Next-Router-Prefetch": "2" },
    { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/__PAGE__" },
    { RSC: "1", "Next-Url": "/gate" },
  ];
  // The maintenance page contains the operator's text, so it is rendered when maintenance is on.
  const drawn = Object.values(barrierPaths).filter((barrier) => barrier !== barrierPaths.maintenance);
  it.each(drawn)("can’t be read at %s", async (barrier) => {
    const html = readFileSync(path.join(built, `server/app${treePath(barrier)}.html`), "utf8");
    const own = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
    const words = [...own.replace(/<[^>]*>/g, "\n").matchAll(/[A-Za-z][A-Za-z ,.']{14,}/g)].map(String);
    expect(words.length).toBeGreaterThan(0);
    const missing = (await rawRequest(site.url, "/no-such-page")).body;
    const canaries = words.filter((sentence) => !missing.includes(sentence));
    for (const target of [
      barrier,
      `${barrier}.rsc`,
      `${barrier}.segments/_tree.segment.rsc`,
      `${barrier}/`,
    ]) {
      for (const headers of asked) {
        const { body } = await rawRequest(site.url, target, { headers });
        const disclosed = canaries.filter((sentence) => body.includes(sentence));
        expect(disclosed, `what ${target} reveals with ${JSON.stringify(headers)}`).toEqual([]);
      }
    }
  });
});
