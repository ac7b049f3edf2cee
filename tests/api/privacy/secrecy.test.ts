import { createHash, randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseCopy } from "@/lib/content/privacy-case";
import { casePaths, endpoints, paths, requestPaths } from "@/lib/paths";
import { eventually } from "../../support/eventually";
import { signedIn } from "../../support/operator";
import { asOperator, file, linkIn, order, outboxOf, receiptOf, textOf, tokenOf } from "../../support/privacy";
import { type Site, startSite } from "../../support/site";

let site: Site;
let reference: string;
let id: string;
let follow: string;
let confirm: string;
const email = "owner@example.com";
const strangersToken = randomBytes(32).toString("base64url");

beforeAll(async () => {
  site = await startSite();
  ({ id, reference } = await file(site, "gdpr", { email, requestType: "access", description: "CANARY" }));
  const mail = await outboxOf(site, email)();
  follow = linkIn(mail, "follow");
  confirm = linkIn(mail, "confirm");
});
afterAll(() => site.stop());

/** What a stranger can tell two answers apart by: status, headers that say something, and the body. */
async function observable(response: Response) {
  const quiet = ["date", "x-request-id", "content-security-policy", "connection", "keep-alive"];
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
  // A digest, because two pages side by side tell a reader of a failed test nothing.
  const digest = createHash("sha256").update(own(body)).digest("hex");
  return { status: response.status, headers, digest, leaks: body.includes("CANARY") };
}

const get = async (path: string) => observable(await fetch(`${site.url}${path}`, { redirect: "manual" }));

describe("a link that opens nothing", () => {
  it("goes on to the same page for a reference that exists and for one that doesn't", async () => {
    const known = await get(requestPaths.follow(reference, strangersToken));
    const unknown = await get(requestPaths.follow("GD-0000-0000", strangersToken));
    expect(known.status).toBe(307);
    expect(known.headers).toContain(`location: ${requestPaths.dead}`);
    expect(known).toEqual(unknown);
    expect(known.leaks).toBe(false);
  });

  it("so does its receipt", async () => {
    const known = await get(requestPaths.receipt(reference, strangersToken));
    expect(known).toEqual(await get(requestPaths.receipt("GD-0000-0000", strangersToken)));
    expect(known.headers).toContain(`location: ${requestPaths.dead}`);
  });

  it("gives no data", async () => {
    const answer = async (path: string) => {
      const response = await fetch(`${site.url}${path}`);
      const { requestId: _, ...problem } = await response.json();
      return { status: response.status, problem };
    };
    const known = await answer(requestPaths.data(reference, strangersToken));
    expect(known).toEqual(await answer(requestPaths.data("GD-0000-0000", strangersToken)));
    expect(known.status).toBe(404);
  });

  it("is what every other way to use a token gives", async () => {
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

  it("is told so without scripts, in the static page", async () => {
    const html = await (await fetch(`${site.url}${paths.privacyRequests}`)).text();
    expect(html).toMatch(/id="no-link"[^>]*>.*That link opens nothing/s);
  });

  it.each([endpoints.privacyWithdraw, endpoints.privacyNewConfirmation])(
    "changes nothing by %s",
    async (to) => {
      const known = await observable(await site.postForm(to, { reference, token: strangersToken }));
      const unknown = await observable(
        await site.postForm(to, { reference: "GD-0000-0000", token: strangersToken }),
      );
      expect(known).toEqual(unknown);
      expect(known.status).toBe(303);
      const row = await site.db.privacyRequest.findUniqueOrThrow({ where: { id } });
      expect(row.state).toBe("received");
    },
  );
});

describe("a mail that was delivered", () => {
  it("leaves its subject, its reader and its times in the database, and no word of its text", async () => {
    const [mail] = await site.mailbox.expectTo(email);
    expect(mail?.text).toContain(tokenOf(confirm));
    const row = await eventually(async () => {
      const found = await site.db.outboxMail.findFirstOrThrow({ where: { recipient: email } });
      expect(found.state).toBe("sent");
      return found;
    });
    expect(row).toMatchObject({ subject: mail?.subject, text: "", html: "", sentAt: expect.any(Date) });
  });

  it("is a file that only the site's own user can read", async () => {
    const mode = (file: string) => statSync(file).mode & 0o777;
    const { directory } = site.mailbox;
    expect(mode(directory)).toBe(0o700);
    for (const name of readdirSync(directory)) expect(mode(path.join(directory, name)), name).toBe(0o600);
  });
});

describe("asking for a new link", () => {
  const ask = (fields: Record<string, string>) => site.postForm(endpoints.privacyFind, fields);

  it("answers alike whether or not reference and address belong together, and mails only the owner", async () => {
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

  it("mails no more than one link in a few minutes, and says nothing of it", async () => {
    const answer = await observable(
      await ask({ reference: reference.toLowerCase().replaceAll("-", " "), email }),
    );
    expect(answer.status).toBe(303);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(1);
  });

  it("says as JSON what it says as a form", async () => {
    const known = await site.post(endpoints.privacyFind, { reference, email });
    const unknown = await site.post(endpoints.privacyFind, { reference: "GD-0000-0000", email });
    expect(await known.json()).toEqual(await unknown.json());
    expect(known.status).toBe(200);
  });
});

describe("filing", () => {
  it("answers alike for an address that filed before and one that didn't; the duplicate is linked", async () => {
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

describe("the request's own page", () => {
  it("is in no cache and no index, and its address in no referrer to others and no log", async () => {
    const response = await fetch(`${site.url}${follow}`);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
    expect(html).toContain("CANARY");
    expect(site.log()).not.toContain(tokenOf(follow));
    expect(site.log()).not.toContain(email);
  });

  it("doesn't show what the office notes for itself", async () => {
    await order(site, id, { step: "note", text: "OFFICE-NOTE" });
    await order(site, id, { step: "confirm", text: "CALLED-BACK" });
    const html = await (await fetch(`${site.url}${follow}`)).text();
    expect(html).toContain("Address confirmed");
    expect(html).not.toContain("OFFICE-NOTE");
    expect(html).not.toContain("CALLED-BACK");
  });
});

describe("the office's side", () => {
  it.each([
    ["POST", () => casePaths.orders(id)],
    ["POST", () => casePaths.entries],
    ["GET", () => casePaths.data(id)],
    ["GET", () => casePaths.export],
  ])("%s needs the operator (%#)", async (method, path) => {
    const answer = await fetch(`${site.url}${path()}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: "Bearer wrong-token-wrong-token" },
      ...(method === "POST" && { body: JSON.stringify({ step: "start" }) }),
    });
    expect(answer.status).toBe(401);
  });

  it.each([() => casePaths.queue, () => casePaths.file(id), () => casePaths.enter])(
    "shows no page without a session (%#)",
    async (path) => {
      const answer = await fetch(`${site.url}${path()}`, { redirect: "manual", headers: asOperator });
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toBe(paths.operator);
      expect(await answer.text()).not.toContain(reference);
    },
  );
});

it("the console says that a case isn't there, in text that needs no scripts", async () => {
  const headers = await signedIn(site);
  const answer = await fetch(`${site.url}${casePaths.file("none")}`, { headers });
  expect(await textOf(answer)).toContain(caseCopy.gone);
  expect(await textOf(await fetch(`${site.url}${casePaths.file("none")}`))).not.toContain(caseCopy.gone);
});
