import { addDays } from "date-fns";
import { expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { type CaseAction, caseActionSchema } from "@/lib/privacy/core/case-schema";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { remindUnconfirmed } from "@/lib/privacy/intake/remind";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { emailWords } from "@/lib/privacy/words/email-words";
import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { type Language, otherLanguages } from "@/lib/site/language";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const near = addDays(now, figures.privacy.confirmationDays - figures.privacy.reminderDays);
const english = { ...visitor(now), language: "en" } as const;

/** All sentences of a text module; message functions as their source text. */
function sentencesOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === "string") return [word];
    if (typeof word === "function" && "source" in word) return [String(word.source)];
    return sentencesOf(word as object);
  });
}
/** English text that would be visible in an email, ignoring placeholders. */
const spoken = sentencesOf(emailWords.en)
  .flatMap((sentence) => sentence.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => part.length > 9);

const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

async function file(language: Language, more: object = {}) {
  const email = `ada-${language}@example.com`;
  const input = { law: "gdpr", requestType: "access", email, description: "", ...more };
  const { reference } = await createRequest({ ...visitor(now), language }, input as never);
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  const order = (one: object, at: Date) =>
    runCaseAction(operator(at), { id, ...(caseActionSchema.parse(one) as CaseAction) });
  return { id, email, reference, order };
}

it.each(otherLanguages)(
  "every email about a request made in %s is in that language, with links to its pages",
  async (language) => {
    const agentEmail = `agent-${language}@example.com`;
    const agent = { agentName: "Grace Hopper", agentEmail, agentPermission: true };
    const { email, reference, order } = await file(language, agent);
    // Emails to somebody who asks from an English page still use the request's own language.
    await sendRequestLink(english, { reference, email });
    await remindUnconfirmed(near);
    const at = (days: number) => addDays(near, days);
    await order({ step: "confirm", text: "By phone." }, at(1));
    await order({ step: "ask", reason: "clarification", text: "?" }, at(2));
    await order({ step: "settle" }, at(3));
    await order({ step: "start" }, at(4));
    await order({ step: "extend", text: "Three archives." }, at(5));
    await order({ step: "deny", ground: "excessive", text: "Thirty requests in a week." }, at(6));
    await order({ step: "appeal", text: "By phone." }, at(7));
    await order(
      {
        step: "grant",
        ground: "excessive",
        text: "Thirty requests in a week.",
        offerData: true,
        offerDespitePart: true,
      },
      at(8),
    );

    const mails = [...(await mailsTo(email)), ...(await mailsTo(agentEmail))];
    expect(mails.length).toBe(18);
    const { steps, receipt } = emailWords[language];
    expect(mails.map(({ subject }) => subject)).toContain(
      emailWords[language].subjectWith({ heading: steps.grant.inPart, reference }),
    );
    expect(mails[0]?.text).toContain(receipt.heading);
    expect(mails[0]?.text).toContain(longDate(now, language));
    for (const { subject, text, html } of mails) {
      expect(html).toContain(`lang="${language}"`);
      const links = text.match(/\S+\/privacy-requests\/\S+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links)
        expect(link.startsWith(`${site.url}/${language}/privacy-requests/`)).toBe(true);
      expect(`${subject}\n${text}`).not.toMatch(/undefined|\{\w+\}/);
      expect(spoken.filter((part) => `${subject}\n${text}`.includes(part))).toEqual([]);
    }
  },
);

it("an email states when the answer is due until it is sent", async () => {
  const { email, order } = await file("en");
  await order({ step: "confirm", text: "By phone." }, now);
  await order({ step: "withdraw", text: "By phone." }, now);
  const texts = (await mailsTo(email)).map(({ text }) => text);
  expect(texts.map((text) => text.includes("Answer due by"))).toEqual([true, true, false]);
});

it("the team’s emails are in English, whatever the language of the request", async () => {
  const { reference } = await file("de", { law: "ccpa", requestType: "know" });
  const notices = await read((db) =>
    db.outboxMail.findMany({
      where: { subject: { contains: reference }, NOT: { recipient: { startsWith: "ada" } } },
    }),
  );
  expect(notices.map(({ subject }) => subject)).toEqual([
    `Privacy request ${reference} (CCPA), due April 15, 2027`,
  ]);
  expect(notices[0]?.text).toContain("Answer due by: April 15, 2027");
  expect(notices[0]?.html).toContain('lang="en"');
});

it.each(otherLanguages)("no word of the emails is left in English in %s", (language) => {
  const own = sentencesOf(emailWords[language]);
  // Messages that only join parts may be the same, for example "{citation}" in brackets. "Type" is also French.
  const kept = sentencesOf(emailWords.en).filter(
    (word) => word !== "Type" && /[a-z]{3}/i.test(word.replace(/\{\w+\}/g, "")),
  );
  expect(kept.filter((word) => own.includes(word))).toEqual([]);
});
