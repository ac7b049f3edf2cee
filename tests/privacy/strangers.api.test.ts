import { createHash, randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints, paths, requestPaths } from "@/lib/site/paths";
import { borrowSite } from "@/tests/support/borrowed-site";
import { caseOf, file, fileWithLinks, linkIn, outboxOf, receiptOf, tokenOf } from "@/tests/support/privacy";
import type { Site } from "@/tests/support/site";

let site: Site;
let reference: string;
let id: string;
let follow: string;
let confirm: string;
const email = "owner@example.com";
const strangersToken = randomBytes(32).toString("base64url");

beforeAll(async () => {
  site = await borrowSite();
  const request = { email, requestType: "access", description: "CANARY" };
  ({ id, reference, follow, confirm } = await fileWithLinks(site, "gdpr", request));
});
afterAll(async () => {
  expect(site.log()).not.toContain(tokenOf(follow));
  expect(site.log()).not.toContain(email);
  await site.stop();
});

/** Everything by which a stranger could tell two responses apart: status, meaningful headers and body. */
async function observable(response: Response) {
  // The rewrite header repeats the requested address.
  const quiet = [
    "date",
    "x-request-id",
    "content-security-policy",
    "connection",
    "keep-alive",
    "x-middleware-rewrite",
  ];
  const own = (text: string) =>
    text
      .replace(/nonce=\\?"[^"]*"/g, "")
      .replace(/\\"nonce\\":\\"[^"]*"/g, "")
      .replace(/[\w-]{43}/g, "TOKEN")
      .replace(/(GD|CA)-[0-9A-Z]{4}-[0-9A-Z]{4}/gi, "REFERENCE");
  const headers = [...response.headers]
    .filter(([name]) => !quiet.includes(name))
    .map(([name, value]) => `${name}: ${own(value)}`);
  const body = await response.text();
  // A digest, because a diff of two whole pages is unreadable in a failed test.
  const digest = createHash("sha256").update(own(body)).digest("hex");
  return { status: response.status, headers, digest, leaks: body.includes("CANARY") };
}

const get = async (path: string) => observable(await fetch(`${site.url}${path}`, { redirect: "manual" }));

describe("an invalid link", () => {
  it("redirects to the same page for existing and nonexistent references", async () => {
    const known = await get(requestPaths.follow(reference, strangersToken));
    const unknown = await get(requestPaths.follow("GD-0000-0000", strangersToken));
    expect(known.status).toBe(307);
    expect(known.headers).toContain(`location: ${requestPaths.dead}`);
    expect(known).toEqual(unknown);
    expect(known.leaks).toBe(false);
  });

  it("redirects from its receipt to that page, too", async () => {
    const known = await get(requestPaths.receipt(reference, strangersToken));
    expect(known).toEqual(await get(requestPaths.receipt("GD-0000-0000", strangersToken)));
    expect(known.headers).toContain(`location: ${requestPaths.dead}`);
  });

  it("returns no data", async () => {
    const answer = async (path: string) => {
      const response = await fetch(`${site.url}${path}`);
      const { requestId: _, ...problem } = await response.json();
      return { status: response.status, problem };
    };
    const known = await answer(requestPaths.data(reference, strangersToken));
    expect(known).toEqual(await answer(requestPaths.data("GD-0000-0000", strangersToken)));
    expect(known.status).toBe(404);
  });

  it("gets the same response for every other use of a token", async () => {
    const other = await file(site, "gdpr", { email: "other@example.com", requestType: "access" });
    const theirs = linkIn(await outboxOf(site, "other@example.com")(), "follow");
    const attempts = [
      requestPaths.follow(reference, tokenOf(theirs)),
      requestPaths.follow(other.reference, tokenOf(follow)),
      requestPaths.follow(reference, tokenOf(confirm)),
      requestPaths.follow(reference, tokenOf(follow).toLowerCase()),
      requestPaths.follow(reference.toLowerCase(), tokenOf(follow)),
      requestPaths.confirm(tokenOf(follow)),
      requestPaths.confirm(strangersToken),
    ];
    const expected = await get(requestPaths.follow("GD-0000-0000", strangersToken));
    for (const attempt of attempts) {
      const { status, headers, leaks } = await get(attempt);
      expect({ status, headers, leaks }, attempt).toEqual({
        status: expected.status,
        headers: expected.headers,
        leaks: false,
      });
    }
  });

  it("is explained without scripts, in the static page", async () => {
    const html = await (await fetch(`${site.url}${paths.privacyRequests}`)).text();
    expect(html).toMatch(/id="no-link"[^>]*>.*This link doesn’t work/s);
  });

  it.each([
    endpoints.privacyWithdraw,
    endpoints.privacyNewConfirmation,
    endpoints.privacyAnswer,
    endpoints.privacyAppeal,
  ])("changes nothing when posted to %s", async (to) => {
    const fields = { token: strangersToken, question: "any", text: "Words." };
    const known = await observable(await site.postForm(to, { reference, ...fields }));
    const unknown = await observable(await site.postForm(to, { reference: "GD-0000-0000", ...fields }));
    expect(known).toEqual(unknown);
    expect(known.status).toBe(303);
    expect((await caseOf(site, id)).state).toBe("received");
  });
});

describe("a request for a new link", () => {
  const ask = (fields: Record<string, string>) => site.postForm(endpoints.privacyFind, fields);

  it("gets the same response whether or not reference and address match, and only the owner is emailed", async () => {
    await site.db.outboxMail.deleteMany();
    const answers = [
      await observable(await ask({ reference, email })),
      await observable(await ask({ reference, email: "stranger@example.com" })),
      await observable(await ask({ reference: "GD-0000-0000", email })),
      await observable(await ask({ reference: "CA-0000-0000", email: "nobody@example.com" })),
    ];
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const mails = await site.db.outboxMail.findMany();
    expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
    const again = linkIn(await receiptOf(site, id, email), "follow");
    expect((await fetch(`${site.url}${again}`)).status).toBe(200);
  });

  it("sends at most one link within a few minutes, without saying so", async () => {
    const answer = await observable(
      await ask({ reference: reference.toLowerCase().replaceAll("-", " "), email }),
    );
    expect(answer.status).toBe(303);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(1);
  });

  it("returns as JSON what it returns as a form", async () => {
    const known = await site.post(endpoints.privacyFind, { reference, email });
    const unknown = await site.post(endpoints.privacyFind, { reference: "GD-0000-0000", email });
    expect(await known.json()).toEqual(await unknown.json());
    expect(known.status).toBe(200);
  });
});

it("a new confirmation link gets the same response whether or not one was emailed", async () => {
  const late = "late@example.com";
  const request = await fileWithLinks(site, "gdpr", { email: late, requestType: "access" });
  const asked = { reference: request.reference, token: tokenOf(request.follow) };
  const ask = async () => (await site.post(endpoints.privacyNewConfirmation, asked)).json();
  await site.setClock(addMinutes(new Date(), 6));
  const answers = [await ask(), await ask()];
  await site.setClock(null);
  expect(await site.db.outboxMail.count({ where: { recipient: late } })).toBe(2);
  expect(answers).toEqual([{ success: true }, { success: true }]);
});

describe("a new request", () => {
  it("gets the same response for known and unknown addresses, and duplicates are linked", async () => {
    const again = await site.post(endpoints.gdprRequest, {
      email: "OWNER@example.com",
      requestType: "access",
    });
    const fresh = await site.post(endpoints.gdprRequest, {
      email: "fresh@example.com",
      requestType: "access",
    });
    const answers = [await again.json(), await fresh.json()].map(({ reference: _, message, ...rest }) => ({
      ...rest,
      dueAt: rest.dueAt.slice(0, 10),
      message: message.replace(/GD-[\w-]+/, ""),
    }));
    expect(answers[0]).toEqual(answers[1]);
    const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "OWNER@example.com" } });
    expect(row.duplicateOfId).toBe(id);
  });
});
