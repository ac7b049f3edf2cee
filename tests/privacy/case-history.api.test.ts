import { describe, expect, it } from "vitest";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { caseOf, eventsOf, file, linkIn, order, outboxOf, pageOf, tokenOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";
import { walks } from "./case-histories";

const site = borrowedSite();

const at = (time: string) => site.setClock(new Date(time));

async function confirm(path: string): Promise<string> {
  // A mail scanner that follows the link twice must not use it up.
  for (let visit = 0; visit < 2; visit++) expect((await fetch(`${site.url}${path}`)).status).toBe(200);
  const token = tokenOf(path);
  const posted = await site.postForm(endpoints.privacyConfirm, { token });
  expect(posted.status).toBe(303);
  // A double click's second request leads to the same page, with a separate link.
  const again = await site.postForm(endpoints.privacyConfirm, { token });
  const [reference] = String(posted.headers.get("location")).split("/").slice(-2);
  expect(again.headers.get("location")).toMatch(new RegExp(`/${reference}/[\\w-]{43}$`));
  const seen = await fetch(`${site.url}${path}`, { redirect: "manual" });
  expect(seen.headers.get("location")).toBe(requestPaths.confirmed);
  return String(posted.headers.get("location"));
}

describe.each(walks)("$law $type", (walk) => {
  const { law, type, extended } = walk;
  const email = `${law}-${type}@example.com`;

  it("is handled from the form to the closed case", async () => {
    await at(walk.received);
    const { id, reference, message } = await file(site, law, {
      email,
      requestType: type,
      description: "Please.",
    });
    expect(message).toContain(walk.due);

    const nextMail = outboxOf(site, email);
    const receipt = await nextMail();
    expect(receipt.text).toContain(reference);
    expect(receipt.text).toContain(walk.due);

    let follow = linkIn(receipt, "follow");
    expect(await pageOf(site, follow)).toContain(walk.due);

    if (extended) {
      expect((await order(site, id, { step: "start" })).status).toBe(409);
      follow = await confirm(linkIn(receipt, "confirm"));
      expect(await caseOf(site, id)).toMatchObject({ state: "verified", verifiedAt: expect.any(Date) });
      expect((await nextMail()).subject).toBe(`Your request is confirmed: ${reference}`);
    } else {
      expect(() => linkIn(receipt, "confirm")).toThrow();
    }

    expect((await order(site, id, { step: "start" })).status).toBe(200);
    expect((await nextMail()).subject).toContain("working on your request");
    expect(await pageOf(site, follow)).toContain("We’re working on it and will answer by");

    if (extended) {
      await at(extended[0]);
      expect((await order(site, id, { step: "extend", text: "Three archives to search." })).status).toBe(200);
      const notice = await nextMail();
      expect(notice.text).toContain("> Three archives to search.");
      expect(notice.text).toContain(extended[1]);
      expect((await order(site, id, { step: "extend", text: "One more archive." })).status).toBe(409);
      expect(await pageOf(site, follow)).toContain(extended[1]);
    } else {
      expect((await order(site, id, { step: "extend", text: "Three archives to search." })).status).toBe(409);
    }

    await at(walk.answered);
    const changes = ["rectification", "restriction", "objection", "correction", "correct"].includes(
      walk.type,
    );
    const complete = {
      step: "complete",
      text: "Done as you asked.",
      withoutReports: "It went by post.",
      ...(changes && { whatChanged: "The name in the account." }),
    };
    expect((await order(site, id, complete)).status).toBe(200);
    const answer = await nextMail();
    expect(answer.text).toContain("> Done as you asked.");
    expect(await pageOf(site, follow)).toContain("Done as you asked.");
    const closed = await caseOf(site, id);
    expect(closed.state).toBe("completed");
    expect(closed.closedAt?.toISOString().slice(0, 19)).toBe(walk.answered.slice(0, 19));
    expect((await order(site, id, { step: "deny", ground: "identity", text: "No." })).status).toBe(409);

    expect((await eventsOf(site, id)).map(({ kind }) => kind)).toEqual([
      "received",
      ...(extended ? ["confirmed"] : []),
      "started",
      ...(extended ? ["extended"] : []),
      // Requests for data that are answered without data need a reason.
      ...(["access", "portability", "know"].includes(walk.type) ? ["reports-missing"] : []),
      "completed",
      ...(changes ? ["carried-out"] : []),
    ]);
    await site.mailbox.expectTo(email, extended ? 5 : 3);
  });
});

describe("the annual figures of these requests", () => {
  it("contain every CCPA request in the year it was received, with the days it took", async () => {
    const of2027 = await (await fetch(`${site.url}${endpoints.ccpaDisclosure}?year=2027`)).json();
    expect(of2027).toMatchObject({ year: 2027, received: 3, complied: 3, denied: 0 });
    // 90, 45 and 90 days.
    expect(of2027).toMatchObject({ medianDays: 90, meanDays: 75 });
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

  it("reject an impossible year", async () => {
    expect((await fetch(`${site.url}${endpoints.ccpaDisclosure}?year=never`)).status).toBe(422);
  });
});
