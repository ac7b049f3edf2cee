import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { leaksIn } from "@/tests/support/clean-log";
import { newClient } from "@/tests/support/clients";
import { endlessPost } from "@/tests/support/endless-post";
import { eventually } from "@/tests/support/eventually";
import { submissions } from "@/tests/support/submissions";
import { site } from "./site";

const post = (endpoint: string, body: unknown) => site.post(endpoint, body, newClient());

it("a contact message without a type counts as a general one", async () => {
  const body = { name: "Ada", email: "no-type@example.com", message: "Hello" };
  expect((await post(endpoints.contact, body)).status).toBe(200);
  const row = await site.db.contactMessage.findFirst({ where: { email: body.email } });
  expect(row).toMatchObject({ type: "general", company: "" });
});

it("a sign-up without consent is asked to accept the terms in the sign-up page’s words", async () => {
  const [, register] = submissions;
  const answer = await post(endpoints.register, { ...register?.valid(), acceptTerms: false });
  expect((await answer.json()).error).toBe("Please accept the terms and conditions");
});

it.each([
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "Robert'); DROP TABLE ContactMessage;--",
  "👩‍👩‍👧‍👦 e\u0301 ﬁ",
  "\u202eمرحبا\u202c",
  "line\r\n.\r\nBcc: other@example.com\r\n\r\nbody",
])("%j is stored unchanged, and escaped where it is shown", async (message) => {
  const email = `verbatim-${message.length}@example.com`;
  expect((await post(endpoints.contact, { name: message.split("\r")[0], email, message })).status).toBe(200);
  const row = await site.db.contactMessage.findFirst({ where: { email } });
  expect(row?.message).toBe(message);
  const [receipt] = await site.mailbox.expectTo(email);
  expect(receipt?.html).not.toContain("<script>alert");
  expect(receipt?.html).not.toContain("<img src=x");
  expect(receipt?.to).toEqual([{ address: email, name: "" }]);
  expect([receipt?.cc, receipt?.bcc]).toEqual([undefined, undefined]);
});

describe("the log", () => {
  it("has one line for each request, with the ID of its response, and nothing personal or secret", async () => {
    const secrets = ["Canary Nightingale", "a canary sang", "canary-password-1", "canary.sender"];
    const email = "canary.sender@example.com";
    const bodies = [
      [endpoints.contact, { name: secrets[0], email, message: secrets[1] }],
      [endpoints.contact, { name: secrets[0], email: `${email}, x`, message: secrets[1] }],
      [endpoints.gdprRequest, { email, requestType: "access", description: secrets[1] }],
      [endpoints.ccpaOptOut, { email, confirmOptOut: true }],
      [
        endpoints.register,
        { email, password: secrets[2], firstName: "Ada", lastName: "B", companyName: "C", acceptTerms: true },
      ],
      [endpoints.contact, `{"name": "${secrets[0]}", broken`],
    ] as const;
    const ids: string[] = [];
    for (const [endpoint, body] of bodies)
      ids.push(String((await post(endpoint, body)).headers.get("x-request-id")));
    await site.postForm(endpoints.contact, { name: String(secrets[0]), email: "nowhere" }, newClient());
    for (const path of [
      `/contact?email=${email}`,
      `/${email}`,
      `/verify/${"t".repeat(43)}`,
      "/correct/abc",
    ]) {
      ids.push(String((await fetch(`${site.url}${path}`)).headers.get("x-request-id")));
    }
    await site.mailbox.expectTo(email, 4);

    // The line is logged after the response was sent, so the client may be faster.
    await eventually(() => {
      const lines = site
        .log()
        .split("\n")
        .filter((line) => line.startsWith("{") && line.endsWith("}"))
        .map((line) => JSON.parse(line));
      for (const id of ids) {
        expect(lines.filter(({ requestId, msg }) => requestId === id && msg === "request")).toHaveLength(1);
      }
    });
    expect(leaksIn(site.log(), [...secrets, "t".repeat(43)])).toEqual([]);
  });

  it("never uses a client’s request ID", async () => {
    const answer = await fetch(site.url, { headers: { "X-Request-Id": "mine" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});

const takers = [
  ...submissions,
  { endpoint: endpoints.access, valid: () => ({ email: "nobody@example.com", passcode: "x" }), stored: null },
];

/** The server's resident memory in bytes; 0 if the system doesn't report it. */
const memory = () =>
  process.platform === "linux"
    ? 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1])
    : 0;

it("an endless body is refused while it arrives, its connection is closed, and nothing is kept", async () => {
  const before = memory();
  let sent = 0;
  while (sent < 200 * 2 ** 20) {
    const posts = takers.map(async ({ endpoint, valid, stored }) => {
      const body = valid();
      const start = `${JSON.stringify(body).slice(0, -1)},"padding":"`;
      const { status, answer, ...post } = await endlessPost(site.url, endpoint, start, newClient());
      expect(status, `status of ${endpoint}`).toBe(411);
      expect(answer, endpoint).toContain("application/problem+json");
      expect(answer.match(/^HTTP/gm), `answers of ${endpoint}`).toHaveLength(1);
      expect(stored && (await stored(site.db, body.email)), `what ${endpoint} stored`).toBeNull();
      return post.sent;
    });
    for (const bytes of await Promise.all(posts)) sent += bytes;
  }
  expect(memory() - before, `bytes kept of ${sent}`).toBeLessThan(sent / 4);
  expect(site.log()).not.toMatch(/uncaught|unhandled/i);
});

describe.each(takers)("a body too large for $endpoint", ({ endpoint, valid }) => {
  it("is refused at a megabyte, with or without Content-Length", async () => {
    const body = JSON.stringify({ ...valid(), padding: "x".repeat(2 ** 20) });
    const init = { method: "POST", headers: { "Content-Type": "application/json", ...newClient() } };
    const bodies = [
      { sent: body, status: 413 },
      { sent: new Blob([body]).stream(), status: 411 },
    ];
    for (const { sent, status } of bodies) {
      const answer = await fetch(`${site.url}${endpoint}`, {
        ...init,
        body: sent,
        duplex: "half",
      } as RequestInit);
      expect(answer.status, sent === body ? "with its length" : "without its length").toBe(status);
      const problem = await answer.json();
      expect(problem).toMatchObject({ status, requestId: answer.headers.get("x-request-id") });
    }
  });
});

it.each([
  ["GET", "/api/none", "There is no endpoint at this address."],
  ["POST", "/api/admin/none/here?language=de", "Unter dieser Adresse gibt es keinen Endpunkt."],
])(
  "%s %s, where there is no endpoint, is answered like an endpoint’s error",
  async (method, path, message) => {
    const answer = await fetch(site.url + path, { method });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    const requestId = answer.headers.get("x-request-id");
    expect(await answer.json()).toMatchObject({ status: 404, message, requestId });
  },
);

it("a body without Content-Length is refused, however short it is and wherever it is sent", async () => {
  for (const path of [endpoints.contact, paths.about, "/no-such-page", "/_next/static/chunks/none.js"]) {
    const answer = await fetch(`${site.url}${path}`, {
      method: "POST",
      body: new Blob(["{}"]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(answer.status, path).toBe(411);
    expect(answer.headers.get("content-security-policy"), path).toMatch(/^default-src 'none'/);
  }
  // The next request is answered normally.
  expect((await fetch(`${site.url}${endpoints.health}`)).status).toBe(200);
});
