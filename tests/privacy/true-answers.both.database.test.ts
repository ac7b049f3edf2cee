import { describe, expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { readAnswerFacts } from "@/lib/privacy/cases/answer-facts";
import { isUnfinished } from "@/lib/privacy/cases/check-answer";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { standardAnswer } from "@/lib/privacy/cases/standard-answer";
import { requesterTextsOf } from "@/lib/privacy/cases/standard-sentences";
import { requireCaseRow } from "@/lib/privacy/core/case-file";
import { type CaseAction, caseActionSchema } from "@/lib/privacy/core/case-schema";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { groundOf, rightOf } from "@/lib/privacy/laws";
import { translations as standardTexts } from "@/lib/privacy/words/standard-texts/generated";
import { longDate } from "@/lib/site/dates";
import { type Language, languages } from "@/lib/site/language";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const run = (id: string, action: CaseAction) => runCaseAction(operator(now), { id, ...action });
const refused = (field: string, sentence: string) => ({
  status: 422,
  details: { fields: { [field]: expect.stringContaining(sentence) } },
});

async function fileRequest(kind: object, email: string, language: Language = "en"): Promise<string> {
  const input = { description: "Please.", email, ...kind } as never;
  const { reference } = await createRequest({ ...visitor(now), language }, input);
  return (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }))).id;
}

it.each(languages)("a complaint isn’t answered with the standard text alone: %s", async (language) => {
  const id = await fileRequest(
    { law: "uk-gdpr", requestType: "complaint" },
    `${language}@example.com`,
    language,
  );
  const { complaint } = standardTexts[language].done;
  const answer = (text: string) => run(id, { step: "complete", ground: undefined, text });
  const spaced = `${complaint.replaceAll("’", "'").replaceAll("\u00a0", " ")}\n\n.`;
  for (const text of [complaint, spaced, `${complaint} ok`, "We found the following:"])
    await expect(answer(text)).rejects.toMatchObject(refused("text", "isn’t finished"));
  await answer(`${complaint}\n\nThe address was in an old list. We deleted it.`);
});

it("a gap of a standard text has to be filled in", () => {
  const standard = ["We called you on [date]."];
  expect(isUnfinished("We called you on [date]. Nobody answered.", standard)).toBe(true);
  expect(isUnfinished("We called you on ___.", ["On ___."])).toBe(true);
  expect(isUnfinished("We called you on May 3. Nobody answered.", standard)).toBe(false);
  expect(isUnfinished("Your file says [sic] this.", standard)).toBe(false);
});

/** A request that staff confirmed. */
async function confirmedRequest(kind: object, email: string, language: Language = "en"): Promise<string> {
  const id = await fileRequest(kind, email, language);
  await run(id, { step: "confirm", text: "By phone." });
  return id;
}

describe.each(languages)("a denial in %s", (language) => {
  const texts = standardTexts[language].denied;
  const kind = { law: "gdpr", requestType: "access" };
  const deny = (id: string, ground: string, text: string) => run(id, { step: "deny", ground, text });
  const reason = "Dreißig Anträge in einer Woche, alle vom selben Skript.";

  it("isn’t called repeated until an earlier request was answered", async () => {
    const email = `often-${language}@example.com`;
    const [first, second] = [
      await confirmedRequest(kind, email, language),
      await confirmedRequest(kind, email),
    ];
    for (const text of [texts.excessive, `${texts.excessive} ${reason}`, "x", texts["excessive-first"]])
      await expect(deny(first, "excessive", text)).rejects.toMatchObject(
        refused("text", "no earlier answered"),
      );
    await expect(deny(second, "excessive", texts.excessive)).rejects.toMatchObject({ status: 422 });
    await deny(first, "excessive", `${texts["excessive-first"]} ${reason}`);
    await deny(second, "excessive", texts.excessive);
  });

  it("doesn’t say that proof was asked for unless it was", async () => {
    const email = `who-${language}@example.com`;
    const id = await fileRequest(kind, email, language);
    const spoken = `${texts["identity-not-asked"]} ${reason}`;
    for (const text of [texts.identity, `${texts.identity} ${reason}`, texts["identity-not-asked"]])
      await expect(deny(id, "identity", text)).rejects.toMatchObject(refused("text", "shows no question"));
    await deny(id, "identity", spoken);
    const mail = await read((db) => db.outboxMail.findMany({ where: { subjectId: id } }));
    expect(mail.some(({ text }) => text.includes(reason))).toBe(true);
    const asked = await fileRequest(kind, email, language);
    await run(asked, { step: "ask", reason: "identity", audience: "person", text: "Which address?" });
    await deny(asked, "identity", texts.identity);
  });
});

it("a request denied for lack of proof deals with no matter, and neither does somebody else’s", async () => {
  const kind = { law: "ccpa", requestType: "delete" };
  const excessive = { step: "deny", ground: "excessive", text: standardTexts.en.denied.excessive } as const;
  const unproven = await fileRequest(kind, "proof@example.com");
  await run(unproven, { step: "deny", ground: "identity", text: "We called, and nobody knew the account." });
  const others = await confirmedRequest(kind, "other@example.com");
  await run(others, { step: "complete", ground: undefined, text: "Deleted." });
  const id = await confirmedRequest(kind, "proof@example.com");
  await expect(run(id, excessive)).rejects.toMatchObject(refused("text", "no earlier answered"));
});

const eventsOf = (id: string) =>
  read((db) => db.privacyRequestEvent.findMany({ where: { requestId: id }, orderBy: { id: "asc" } }));

it.each([
  ["gdpr", "rectification"],
  ["gdpr", "restriction"],
  ["uk-gdpr", "objection"],
  ["fadp", "correction"],
  ["ccpa", "correct"],
  ["us-states", "correct"],
])("the record says what was changed: %s %s", async (law, requestType) => {
  const id = await confirmedRequest({ law, requestType }, `${law}-${requestType}@example.com`);
  const complete = { step: "complete", ground: undefined, text: "We’ve done it." } as const;
  for (const whatChanged of [undefined, "x"])
    await expect(run(id, { ...complete, whatChanged })).rejects.toMatchObject(
      refused("whatChanged", "what was changed"),
    );
  const whatChanged = "Account: the name is Jo Doe now.";
  await run(id, { ...complete, whatChanged });
  expect(await eventsOf(id)).toContainEqual(
    expect.objectContaining({ kind: "carried-out", note: whatChanged, staff: expect.any(String) }),
  );
  const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: id } }));
  expect(JSON.stringify(mails)).not.toContain(whatChanged);
  const { privacyRequests } = await subjectAccess(`${law}-${requestType}@example.com`, now);
  expect(JSON.stringify(privacyRequests)).not.toContain(whatChanged);
});

it("a partial answer about data doesn’t offer everything unless staff confirm it", async () => {
  const id = await confirmedRequest({ law: "gdpr", requestType: "access" }, "part@example.com");
  const part = { step: "complete", ground: "rights-of-others", text: "Without the other names." } as const;
  await expect(run(id, { ...part, offerData: true })).rejects.toMatchObject(
    refused("offerDespitePart", "everything this site holds"),
  );
  // Neither does it promise data and contain none.
  await expect(run(id, part)).rejects.toMatchObject(refused("withoutReports", "doesn’t include any data"));
  await run(id, { ...part, offerData: true, offerDespitePart: true });
});

it("the record says which numbers were sent on purpose", async () => {
  const id = await confirmedRequest({ law: "gdpr", requestType: "access" }, "numbers@example.com");
  const text = "Your card is 4111 1111 1111 1111.";
  await run(id, { step: "ask", reason: "other", audience: "person", text, discloseIdentifiers: true });
  await run(id, { step: "settle" });
  const complete = { step: "complete", ground: undefined, text, withoutReports: "It went by post." } as const;
  await expect(run(id, complete)).rejects.toMatchObject({ status: 422 });
  await run(id, { ...complete, discloseIdentifiers: true });
  const notes = (await eventsOf(id)).filter(({ kind }) => kind === "identifiers-sent");
  expect(notes.map(({ note }) => note)).toEqual(Array(2).fill(expect.stringMatching(/card/i)));
  expect(JSON.stringify(notes)).not.toContain("4111");
});

it.each(["compelling-grounds", "legal-claims"])(
  "staff read that %s don’t outweigh direct marketing",
  (ground) => {
    for (const law of ["gdpr", "uk-gdpr", "elsewhere"] as const) {
      const { caution } = rightOf(law, "objection");
      expect(caution).toContain("An objection to direct marketing can’t be denied");
      expect(caution).toContain("Art. 21(2) and (3)");
      expect(groundOf({ law, requestType: "objection" }, ground)).not.toBeNull();
    }
  },
);

it("a denial under the law of another country cites none of its articles", async () => {
  const kind = { law: "elsewhere", requestType: "deletion", region: "BR" };
  const id = await confirmedRequest(kind, "rio@example.com");
  await run(id, { step: "deny", ground: "legal-duty", text: "We have to keep the invoices." });
  const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: id } }));
  const denial = mails.find(({ text }) => text.includes("We have to keep the invoices."));
  expect(denial?.text).toContain("A law requires us to keep the data.");
  expect(denial?.text).not.toMatch(/LGPD|Ground for denial/);
});

it.each(languages)("the answer to a deletion names its record and the backups: %s", async (language) => {
  for (const [law, requestType, ground] of [
    ["gdpr", "deletion", "legal-duty"],
    ["ccpa", "delete", "deletion-exception"],
  ]) {
    const id = await fileRequest({ law, requestType }, `del-${law}-${language}@example.com`, language);
    const request = await read((db) => requireCaseRow(db, id));
    const facts = await readAnswerFacts(request);
    for (const outcome of ["complete", `complete:${ground}`, "grant"]) {
      const text = standardAnswer(request, outcome, language, facts);
      expect(text).toMatch(/24[\s\u00a0](?:months|Monate|mois|meses)/);
      expect(text).toMatch(/90[\s\u00a0](?:days|Tagen|jours|días)/);
      // A text that is to be continued comes last.
      expect(standardAnswer(request, "complete:excessive", language, facts)).toMatch(/:$/);
    }
    expect(standardAnswer(request, `deny:${ground}`, language, facts)).not.toContain("24");
  }
});

describe("an extension", () => {
  it("needs a reason", async () => {
    const id = await confirmedRequest({ law: "ccpa", requestType: "know" }, "slow@example.com");
    for (const text of ["x", "!!!!!!!!!!!!", "Busy."])
      expect(caseActionSchema.safeParse({ step: "extend", text }).error?.issues).toMatchObject([
        { path: ["text"], message: expect.stringContaining("why the law allows more time") },
      ]);
    const extend = caseActionSchema.parse({ step: "extend", text: "Three archives have to be searched." });
    await run(id, extend);
  });

  it("shows the new due date in its standard sentences, as the email does", async () => {
    const id = await confirmedRequest({ law: "gdpr", requestType: "access" }, "late@example.com", "de");
    const request = await read((db) => requireCaseRow(db, id));
    const facts = await readAnswerFacts(request);
    const sentences = requesterTextsOf(request, { facts, now })?.sentences("extend") ?? [];
    await run(id, { step: "extend", text: "Three archives have to be searched." });
    const { dueAt } = await read((db) => requireCaseRow(db, id));
    expect(dueAt.getTime()).toBeGreaterThan(request.dueAt.getTime());
    const english = sentences.map((sentence) => sentence.english).join(" ");
    expect(english).toContain(longDate(dueAt));
    expect(english).not.toContain(longDate(request.dueAt));
    const mails = await read((db) => db.outboxMail.findMany({ where: { subjectId: id } }));
    const theirs = sentences.map((sentence) => sentence.theirs).find((one) => one.includes("Frist"));
    expect(mails.some(({ text }) => text.replaceAll(/\s+/g, " ").includes(theirs ?? "none"))).toBe(true);
  });
});
