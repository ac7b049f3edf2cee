import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints, requestPaths } from "@/lib/paths";
import type { Law, PrivacyRequestType } from "@/lib/schemas/privacy";
import { file, linkIn, order, outboxOf, textOf, tokenOf } from "../../support/privacy";
import { type Site, startSite } from "../../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Walk {
  law: Law;
  type: PrivacyRequestType;
  received: string;
  due: string;
  /** Where the law allows an extension: when it is announced, and the new date. */
  extended?: [on: string, due: string];
  answered: string;
  /** Days between receipt and answer, counted on the office's calendar. */
  days: number;
}

/** Each type on each law, on dates that trip naive arithmetic. All times UTC; the office is in New York. */
const walks: Walk[] = [
  {
    law: "gdpr",
    type: "access",
    received: "2027-01-31T15:00:00Z",
    due: "February 28, 2027",
    extended: ["2027-03-01T04:59:00Z", "April 28, 2027"],
    answered: "2027-04-28T15:00:00Z",
    days: 87,
  },
  {
    law: "gdpr",
    type: "deletion",
    received: "2028-01-31T15:00:00Z",
    due: "February 29, 2028",
    extended: ["2028-02-29T15:00:00Z", "April 29, 2028"],
    answered: "2028-03-20T15:00:00Z",
    days: 49,
  },
  {
    law: "gdpr",
    type: "rectification",
    received: "2027-02-28T15:00:00Z",
    due: "March 28, 2027",
    extended: ["2027-03-14T15:00:00Z", "May 28, 2027"],
    answered: "2027-03-15T15:00:00Z",
    days: 15,
  },
  {
    law: "gdpr",
    type: "portability",
    received: "2026-12-31T15:00:00Z",
    due: "January 30, 2027",
    extended: ["2027-01-30T15:00:00Z", "March 30, 2027"],
    answered: "2027-03-30T15:00:00Z",
    days: 89,
  },
  {
    law: "gdpr",
    type: "restriction",
    received: "2027-10-31T03:30:00Z",
    due: "November 29, 2027",
    extended: ["2027-11-07T15:00:00Z", "January 29, 2028"],
    answered: "2027-11-08T15:00:00Z",
    days: 9,
  },
  {
    law: "gdpr",
    type: "objection",
    received: "2028-02-20T15:00:00Z",
    due: "March 12, 2028",
    extended: ["2028-03-12T15:00:00Z", "May 12, 2028"],
    answered: "2028-03-13T15:00:00Z",
    days: 22,
  },
  {
    law: "ccpa",
    type: "know",
    received: "2027-09-30T15:00:00Z",
    due: "November 14, 2027",
    extended: ["2027-11-14T15:00:00Z", "December 29, 2027"],
    answered: "2027-12-29T15:00:00Z",
    days: 90,
  },
  {
    law: "ccpa",
    type: "delete",
    received: "2028-01-20T15:00:00Z",
    due: "March 5, 2028",
    extended: ["2028-02-29T15:00:00Z", "April 19, 2028"],
    answered: "2028-02-29T16:00:00Z",
    days: 40,
  },
  {
    law: "ccpa",
    type: "correct",
    received: "2027-01-31T15:00:00Z",
    due: "March 17, 2027",
    extended: ["2027-03-14T15:00:00Z", "May 1, 2027"],
    answered: "2027-03-17T15:00:00Z",
    days: 45,
  },
  {
    law: "ccpa",
    type: "portability",
    received: "2027-03-01T15:00:00Z",
    due: "April 15, 2027",
    extended: ["2027-04-15T15:00:00Z", "May 30, 2027"],
    answered: "2027-05-30T15:00:00Z",
    days: 90,
  },
  {
    law: "ccpa",
    type: "opt-out",
    received: "2027-12-18T15:00:00Z",
    due: "January 7, 2028",
    answered: "2028-01-03T15:00:00Z",
    days: 16,
  },
  {
    law: "ccpa",
    type: "limit",
    received: "2027-03-05T15:00:00Z",
    due: "March 26, 2027",
    answered: "2027-03-26T15:00:00Z",
    days: 21,
  },
];

const at = (time: string) => site.setClock(new Date(time));

async function confirm(path: string): Promise<string> {
  // A mail scanner that follows links looks, and looks again. Nothing is spent.
  for (let visit = 0; visit < 2; visit++) expect((await fetch(`${site.url}${path}`)).status).toBe(200);
  const token = tokenOf(path);
  const posted = await site.postForm(endpoints.privacyConfirm, { token });
  expect(posted.status).toBe(303);
  const again = await site.postForm(endpoints.privacyConfirm, { token });
  expect(again.headers.get("location")).toBe(requestPaths.dead);
  const seen = await fetch(`${site.url}${path}`, { redirect: "manual" });
  expect(seen.headers.get("location")).toBe(requestPaths.dead);
  return String(posted.headers.get("location"));
}

describe.each(walks)("$law $type", (walk) => {
  const { law, type, extended } = walk;
  const email = `${law}-${type}@example.com`;

  it("goes from the form to the closed case", async () => {
    await at(walk.received);
    const { id, reference, message } = await file(site, law, {
      email,
      requestType: type,
      description: "Please.",
    });
    expect(message).toContain(walk.due);
    const row = () => site.db.privacyRequest.findUniqueOrThrow({ where: { id } });
    const page = async (path: string) => textOf(await fetch(`${site.url}${path}`));

    const nextMail = outboxOf(site, email);
    const receipt = await nextMail();
    expect(receipt.text).toContain(reference);
    expect(receipt.text).toContain(walk.due);

    let follow = linkIn(receipt, "follow");
    expect(await page(follow)).toContain(walk.due);

    if (extended) {
      expect((await order(site, id, { step: "start" })).status).toBe(409);
      follow = await confirm(linkIn(receipt, "confirm"));
      expect(await row()).toMatchObject({ state: "verified", verifiedAt: expect.any(Date) });
      expect((await nextMail()).subject).toBe(`Your request is confirmed: ${reference}`);
    } else {
      expect(() => linkIn(receipt, "confirm")).toThrow();
    }

    expect((await order(site, id, { step: "start" })).status).toBe(200);
    expect((await nextMail()).subject).toContain("working on your request");
    expect(await page(follow)).toContain("We are working on it.");

    if (extended) {
      await at(extended[0]);
      expect((await order(site, id, { step: "extend", text: "Three archives to search." })).status).toBe(200);
      const notice = await nextMail();
      expect(notice.text).toContain("> Three archives to search.");
      expect(notice.text).toContain(extended[1]);
      expect((await order(site, id, { step: "extend", text: "Again." })).status).toBe(409);
      expect(await page(follow)).toContain(extended[1]);
    } else {
      expect((await order(site, id, { step: "extend", text: "Later." })).status).toBe(409);
    }

    await at(walk.answered);
    expect((await order(site, id, { step: "complete", text: "Done as you asked." })).status).toBe(200);
    const answer = await nextMail();
    expect(answer.text).toContain("> Done as you asked.");
    expect(await page(follow)).toContain("Done as you asked.");
    const closed = await row();
    expect(closed.state).toBe("completed");
    expect(closed.closedAt?.toISOString().slice(0, 19)).toBe(walk.answered.slice(0, 19));
    expect((await order(site, id, { step: "deny", ground: "identity", text: "No." })).status).toBe(409);

    const events = await site.db.privacyRequestEvent.findMany({
      where: { requestId: id },
      orderBy: { id: "asc" },
    });
    expect(events.map(({ kind }) => kind)).toEqual([
      "received",
      ...(extended ? ["confirmed"] : []),
      "started",
      ...(extended ? ["extended"] : []),
      "completed",
    ]);
    await site.mailbox.expectTo(email, extended ? 5 : 3);
  });
});

describe("the disclosure counted from these walks", () => {
  it("has every CCPA request in the year it was received, with its days", async () => {
    const of2027 = await (await fetch(`${site.url}${endpoints.ccpaDisclosure}?year=2027`)).json();
    expect(of2027).toMatchObject({ year: 2027, received: 5, complied: 5, denied: 0 });
    // 90, 45, 90, 16 and 21 days.
    expect(of2027).toMatchObject({ medianDays: 45, meanDays: 52.4 });
    expect(of2027.byType.know).toEqual({ received: 1, complied: 1, denied: 0, medianDays: 90, meanDays: 90 });
    expect(of2027.byType.delete).toEqual({
      received: 0,
      complied: 0,
      denied: 0,
      medianDays: null,
      meanDays: null,
    });
    const of2028 = await (await fetch(`${site.url}${endpoints.ccpaDisclosure}?year=2028`)).json();
    expect(of2028).toMatchObject({ received: 1, medianDays: 40, byType: { delete: { received: 1 } } });
  });

  it("refuses a year that can't be", async () => {
    expect((await fetch(`${site.url}${endpoints.ccpaDisclosure}?year=never`)).status).toBe(422);
  });
});
