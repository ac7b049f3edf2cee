import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { anyRequestSchemas } from "@/lib/privacy/core/schema";
import { disclosureOf } from "@/lib/privacy/disclosure/disclosure";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { laws } from "@/lib/privacy/laws";
import { toRequestView } from "@/lib/privacy/tracking/request-view";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");
const email = "ada@example.com";

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

const lastMail = async () =>
  (
    await read((db) => db.outboxMail.findMany({ where: { recipient: email }, orderBy: { createdAt: "asc" } }))
  ).at(-1);

it.each(laws.map(({ id }) => id))("under %s, a complaint must say what it is about", (law) => {
  const sent = { law, email, requestType: "complaint", description: "You kept my address." };
  expect(anyRequestSchemas.en.safeParse(sent).success).toBe(true);
  const { error } = anyRequestSchemas.de.safeParse({ ...sent, description: " " });
  expect(error?.issues).toMatchObject([
    { path: ["description"], message: "Geben Sie an, worum es in Ihrer Beschwerde geht." },
  ]);
});

describe.each([
  [
    "en",
    "We’ll send the outcome by the date above",
    "The outcome of your complaint",
    "Information Commissioner",
  ],
  ["de", "Das Ergebnis teilen wir bis zum", "Das Ergebnis Ihrer Beschwerde", "Information Commissioner"],
] as const)("in %s", (language, receipt, outcome, authority) => {
  it("a complaint is confirmed at once, investigated, and answered with further options", async () => {
    const input = { law: "uk-gdpr", requestType: "complaint", email, description: "You kept it." } as const;
    const { reference } = await createRequest({ ...visitor(start), language }, input);
    const row = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    // DPA 2018 s. 164A(3): within 30 days of receipt.
    expect(row).toMatchObject({ state: "received", acknowledgedAt: start, requestType: "complaint" });
    expect((await lastMail())?.text).toContain(receipt);
    expect((await lastMail())?.text).not.toContain("/confirm/");
    const notice = await read((db) =>
      db.outboxMail.findFirstOrThrow({
        where: { subject: { startsWith: `Privacy complaint ${reference}` } },
      }),
    );
    expect(notice.subject).toBe(`Privacy complaint ${reference} (UK GDPR), due June 2, 2027`);
    expect(notice.text).toContain("A new privacy complaint");
    // The subject calls it a complaint, not a request.
    expect((await lastMail())?.subject).toMatch(
      /^(?:We received your complaint|Wir haben Ihre Beschwerde erhalten) \(GB-/,
    );
    expect((await lastMail())?.text).toMatch(/^(?:Type: Privacy complaint|Art: Datenschutzbeschwerde) /m);
    expect((await lastMail())?.text).toMatch(
      /^(?:Open your complaint’s page|Seite Ihrer Beschwerde öffnen):/m,
    );
    const context = operator(start);
    const denied = runCaseAction(context, { id: row.id, step: "deny", ground: "processor", text: "No." });
    await expect(denied).rejects.toMatchObject({ status: 409 });
    await runCaseAction(context, { id: row.id, step: "start" });
    await runCaseAction(context, { id: row.id, step: "complete", ground: undefined, text: "We deleted it." });
    const mail = await lastMail();
    expect(mail?.subject).toContain(outcome);
    expect(mail?.text).toContain("We deleted it.");
    expect(mail?.text).toContain(authority);
    const closed = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
    const record = { ...toCaseRow(closed), events: [], questions: [] };
    expect(toRequestView(record, "person", start, language).statusText).toBe(
      language === "en"
        ? "We’ve looked into your complaint. The outcome is below."
        : "Wir haben Ihre Beschwerde geprüft. Das Ergebnis steht unten.",
    );
  });
});

it("the annual figures count complaints separately", () => {
  const one = { state: "completed", receivedAt: start, closedAt: start } as const;
  const figures = disclosureOf("ccpa", 2027, [
    { ...one, requestType: "know" },
    { ...one, requestType: "complaint" },
  ]);
  expect(figures).toMatchObject({
    received: 1,
    byType: { know: { received: 1 }, complaint: { received: 1 } },
  });
});
