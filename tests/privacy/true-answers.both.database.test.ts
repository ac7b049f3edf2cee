import { expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { isUnfinished } from "@/lib/privacy/cases/check-answer";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { translations as standardTexts } from "@/lib/privacy/words/standard-texts/generated";
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
