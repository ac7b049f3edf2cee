import { beforeAll, describe, expect, it } from "vitest";
import {
  groundOf,
  groundsFor,
  type Law,
  laws,
  type PrivacyRequestType,
  requestTypesOf,
} from "@/lib/privacy/laws";
import { site as brand } from "@/lib/site/brand";
import { endpoints } from "@/lib/site/paths";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { caseOf, eventsOf, file, linkIn, order, outboxOf, pageOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
beforeAll(async () => {
  await site.setClock(new Date("2027-05-03T15:00:00Z"));
});

describe("a denial", () => {
  /** For each law, what is denied, and what names where to complain. */
  const denials: Record<Law, [types: PrivacyRequestType[], complaints: string[]]> = {
    gdpr: [requestTypesOf("gdpr"), ["GDPR Art. 77", "edpb.europa.eu"]],
    "uk-gdpr": [["access"], ["Data Protection Act 2018, s. 165", "ico.org.uk"]],
    fadp: [["access"], ["FADP Art. 49", "edoeb.admin.ch"]],
    // Opt-out and limit requests are completed as soon as they are made.
    ccpa: [
      requestTypesOf("ccpa").filter((type) => type !== "opt-out" && type !== "limit"),
      ["cppa.ca.gov/webapplications/complaint", "oag.ca.gov"],
    ],
    "us-states": [
      ["delete"],
      ["your state’s privacy law", "Attorney General of Virginia", "oag.state.va.us"],
    ],
    elsewhere: [["access"], ["globalprivacyassembly.org"]],
  };
  const kinds = laws.flatMap(({ id }) => denials[id][0].map((type) => [id, type] as const));

  it.each(kinds)("%s %s states why, on which ground, and where to complain", async (law, requestType) => {
    const email = `deny-${law}-${requestType}@example.com`;
    const place = law === "us-states" ? { region: "VA" } : {};
    const { id } = await file(site, law, { email, requestType, ...place });
    const mail = outboxOf(site, email);
    const follow = linkIn(await mail(), "follow");
    // A ground that doesn't contradict a request that the person filed themselves.
    const ground = groundsFor(law, requestType).find((one) => one.id !== "agent-permission");
    const foreign = law === "ccpa" ? "processor" : "twice-a-year";

    expect((await order(site, id, { step: "deny", text: "No." })).status).toBe(422);
    expect((await order(site, id, { step: "deny", ground: foreign, text: "No." })).status).toBe(422);
    expect((await order(site, id, { step: "deny", ground: ground?.id, text: " " })).status).toBe(422);
    expect(
      (await order(site, id, { step: "deny", ground: ground?.id, text: "We tried twice." })).status,
    ).toBe(200);

    const { text } = await mail();
    const shown = await pageOf(site, follow);
    const cited = groundOf({ law, requestType, ...place }, ground?.id ?? "")?.citation;
    // The site under test has another address than this process.
    const sentence = ground?.sentence.replaceAll(brand.url, site.url);
    const named = ["We tried twice.", sentence, ...(cited ? [cited] : [])];
    expect(cited === null).toBe(law === "elsewhere");
    for (const part of [...named, ...denials[law][1]]) {
      expect(text).toContain(part);
    }
    for (const part of [...named, "If you disagree"]) {
      expect(shown).toContain(part);
    }
    expect(await caseOf(site, id)).toMatchObject({ state: "denied", denialGround: ground?.id });
  });
});

describe("a partly granted request", () => {
  it("is answered with what was denied, and counts as complied with", async () => {
    const email = "part@example.com";
    const { id } = await file(site, "ccpa", { email, requestType: "delete" });
    const mail = outboxOf(site, email);
    await mail();
    await order(site, id, { step: "confirm", text: "Called back." });
    await mail();
    const body = { step: "complete", text: "All but the invoices.", ground: "deletion-exception" };
    expect((await order(site, id, body)).status).toBe(200);
    const { subject, text } = await mail();
    expect(subject).toContain("We granted your request in part");
    expect(text).toContain("§ 1798.105(d)");
    expect(text).toContain("cppa.ca.gov");
    expect(await caseOf(site, id)).toMatchObject({ state: "completed", denialGround: "deletion-exception" });
    const { byType } = await (await fetch(`${site.url}${endpoints.ccpaDisclosure}`)).json();
    // The other one was denied above.
    expect(byType.delete).toMatchObject({ received: 2, complied: 1, denied: 1 });
  });
});

describe("a request received by phone", () => {
  const entry = {
    kind: "ccpa:opt-out",
    channel: "phone",
    receivedOn: "2027-04-30",
    email: "phone@example.com",
    description: "Called.",
  };

  it("has its deadlines from the day it was received, and the same receipt", async () => {
    const answer = await site.post(casePaths.entries, entry, bearer);
    expect(answer.status).toBe(200);
    const row = await site.db.privacyRequest.findFirstOrThrow({ where: { email: "phone@example.com" } });
    expect(row).toMatchObject({ channel: "phone", state: "completed" });
    expect(row.dueAt.toISOString()).toBe("2027-05-22T03:59:59.999Z");
    expect((await outboxOf(site, "phone@example.com")()).text).toContain("is now in effect");
    expect((await eventsOf(site, row.id))[0]).toMatchObject({ actor: "operator", kind: "received" });
    await site.mailbox.expectTo("phone@example.com");
    await eventually(async () => {
      const receipt = await site.db.outboxMail.findFirstOrThrow({
        where: { recipient: "phone@example.com" },
      });
      const { acknowledgedAt } = await site.db.privacyRequest.findUniqueOrThrow({ where: { id: row.id } });
      expect(acknowledgedAt).toEqual(expect.any(Date));
      expect(acknowledgedAt).toEqual(receipt.sentAt);
    });
  });

  it.each([
    [{ receivedOn: "2027-05-04" }, "receivedOn"],
    [{ receivedOn: "yesterday" }, "receivedOn"],
    [{ kind: "gdpr:know" }, "kind"],
    [{ channel: "website" }, "channel"],
    [{ email: "nowhere" }, "email"],
  ])("is rejected with %o", async (change, field) => {
    const answer = await site.post(casePaths.entries, { ...entry, ...change }, bearer);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});

describe("the exported log of requests", () => {
  it("is CSV with what the record must contain, and no formulas", async () => {
    await file(site, "ccpa", {
      email: "csv@example.com",
      requestType: "know",
      agentName: "=SUM(A1)",
      agentEmail: "c@example.net",
      agentPermission: true,
    });
    const answer = await fetch(`${site.url}${casePaths.export}`, { headers: bearer });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const csv = Buffer.from(await answer.arrayBuffer()).toString();
    const [heading, ...rows] = csv.trimEnd().split("\r\n");
    expect(heading).toMatch(/^\uFEFFReference,Law,Lives in,Request,Received via,Email,/);
    expect(rows).toHaveLength(await site.db.privacyRequest.count());
    expect(rows.find((row) => row.includes("csv@example.com"))).toContain("'=SUM(A1)");
    expect(rows.find((row) => row.includes("deny-ccpa-know@"))).toContain(
      "Could not be verified (11 CCR § 7021(b))",
    );
    expect(rows.find((row) => row.includes("phone@example.com"))).toContain(",phone,");
  });
});
