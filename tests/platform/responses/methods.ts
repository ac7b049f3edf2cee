import { Agent, METHODS } from "node:http";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { problem } from "@/lib/platform/forms/problem";
import { endpoints, paths, statusFeeds } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { eventually } from "@/tests/support/eventually";
import { logged } from "@/tests/support/logged";
import { allOff, passcode, put } from "@/tests/support/operator";
import { rawRequest } from "@/tests/support/raw-request";
import { site } from "./site";

/** All except the methods that browsers use, and CONNECT, which is for proxies and has no path. */
const odd = METHODS.filter((method) => !["GET", "HEAD", "POST", "CONNECT"].includes(method));

const allowed: [string, string[]][] = [
  ["GET, HEAD", [paths.home, paths.status, "/correct/none", "/no-such-page", "/logo.svg", "/og/home.png"]],
  [
    "GET, HEAD",
    ["/openapi.json", "/documentation/index.md", ...Object.values(statusFeeds), endpoints.health],
  ],
  ["GET, HEAD, POST", [consolePaths.signIn, consolePaths.overview]],
  [
    "POST",
    [endpoints.contact, endpoints.register, endpoints.gdprRequest, endpoints.ccpaOptOut, endpoints.access],
  ],
  ["GET, HEAD, PUT", [endpoints.maintenance]],
];
const targets = allowed.flatMap(([methods, all]) => all.map((path) => ({ path, methods })));

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

describe.each(targets)("$path", ({ path, methods }) => {
  it("refuses every method except its own, and lists those", async () => {
    const refused = odd.filter((one) => !methods.includes(one));
    await Promise.all(
      refused.map(async (method) => {
        const { status, headers, body } = await rawRequest(site.url, path, { method, agent });
        expect([method, status, headers.allow]).toEqual([method, 405, methods]);
        expect(headers["content-type"], method).toBe("application/problem+json");
        expect(problem.parse(JSON.parse(body)).status, method).toBe(405);
      }),
    );
  });
});

it("an endpoint’s address that can’t be decoded is a 404, whatever the method", async () => {
  for (const method of ["GET", "POST", "OPTIONS", "PROPFIND"]) {
    const { status, headers } = await rawRequest(site.url, "/api/admin/webhooks/%E0%A4", { method, agent });
    expect([method, status]).toEqual([method, 404]);
    expect(headers["content-type"], method).toBe("application/problem+json");
  }
});

describe("with the gate on", () => {
  it("no method gets past it or makes it fail", async () => {
    onTestFinished(() => allOff(site));
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    for (const path of [paths.home, paths.status, "/logo.svg", endpoints.contact]) {
      const asked = ["POST", ...odd].map(async (method) => {
        const { status } = await rawRequest(site.url, path, { method, agent });
        expect([401, 405], `${method} ${path}: ${status}`).toContain(status);
      });
      await Promise.all(asked);
    }
  });
});

it("the log has the method of a request", async () => {
  const { headers } = await rawRequest(site.url, paths.home, { method: "TRACE" });
  await eventually(() => {
    const [line] = logged(site, String(headers["x-request-id"]));
    expect(line).toMatchObject({ method: "TRACE", status: 405 });
  });
});
