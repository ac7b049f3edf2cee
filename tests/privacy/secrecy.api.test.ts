import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { caseWords } from "@/lib/privacy/core/case-words";
import { paths } from "@/lib/site/paths";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { signedIn } from "@/tests/support/operator";
import { fileWithLinks, order, pageOf, textOf, tokenOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
let reference: string;
let id: string;
let follow: string;
let confirm: string;
const email = "owner@example.com";

beforeAll(async () => {
  const request = { email, requestType: "access", description: "CANARY" };
  ({ id, reference, follow, confirm } = await fileWithLinks(site, "gdpr", request));
});

describe("a delivered email", () => {
  it("keeps its subject, recipient and times in the database, and none of its text", async () => {
    const [mail] = await site.mailbox.expectTo(email);
    expect(mail?.text).toContain(tokenOf(confirm));
    const row = await eventually(async () => {
      const found = await site.db.outboxMail.findFirstOrThrow({ where: { recipient: email } });
      expect(found.state).toBe("sent");
      return found;
    });
    expect(row).toMatchObject({ subject: mail?.subject, text: "", html: "", sentAt: expect.any(Date) });
  });

  it("is a file readable by the site’s user only", async () => {
    const mode = (file: string) => statSync(file).mode & 0o777;
    const { directory } = site.mailbox;
    expect(mode(directory)).toBe(0o700);
    for (const name of readdirSync(directory)) expect(mode(path.join(directory, name)), name).toBe(0o600);
  });
});

describe("a request’s own page", () => {
  it("isn’t cached or indexed, and its address is in no referrer and no log", async () => {
    const response = await fetch(`${site.url}${follow}`);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
    expect(html).toContain("CANARY");
    expect(site.log()).not.toContain(tokenOf(follow));
    expect(site.log()).not.toContain(email);
  });

  it("doesn’t show internal notes", async () => {
    await order(site, id, { step: "note", text: "OFFICE-NOTE" });
    await order(site, id, { step: "confirm", text: "CALLED-BACK" });
    const html = await (await fetch(`${site.url}${follow}`)).text();
    expect(html).toContain("Request confirmed");
    expect(html).not.toContain("OFFICE-NOTE");
    expect(html).not.toContain("CALLED-BACK");
  });
});

describe("the console", () => {
  it.each([
    ["POST", () => casePaths.orders(id)],
    ["POST", () => casePaths.entries],
    ["GET", () => casePaths.data(id)],
    ["GET", () => casePaths.export],
  ])("requires staff for %s (case %#)", async (method, path) => {
    const answer = await fetch(`${site.url}${path()}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: "Bearer wrong-token-wrong-token" },
      ...(method === "POST" && { body: JSON.stringify({ step: "start" }) }),
    });
    expect(answer.status).toBe(401);
  });

  it.each([() => casePaths.queue, () => casePaths.file(id), () => casePaths.enter])(
    "shows no page without a session (case %#)",
    async (path) => {
      const answer = await fetch(`${site.url}${path()}`, { redirect: "manual", headers: bearer });
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toBe(paths.operator);
      expect(await answer.text()).not.toContain(reference);
    },
  );
});

it("the console says that a case doesn’t exist, in text that needs no scripts", async () => {
  const headers = await signedIn(site);
  const answer = await fetch(`${site.url}${casePaths.file("none")}`, { headers });
  expect(await textOf(answer)).toContain(caseWords.gone);
  expect(await pageOf(site, casePaths.file("none"))).not.toContain(caseWords.gone);
});
