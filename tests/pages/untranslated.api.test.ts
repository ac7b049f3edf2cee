import { describe, expect, it } from "vitest";
import { pageKeys, pagePath } from "@/lib/pages/page-meta";
import { laws } from "@/lib/privacy/laws";
import { endpointIn, type Language, otherLanguages, pathIn } from "@/lib/site/language";
import { endpoints, paths, statusPaths } from "@/lib/site/paths";
import { cookiesOf, newClient } from "@/tests/support/clients";
import { linkIn, receiptOf } from "@/tests/support/privacy";
import { sameInBoth } from "@/tests/support/same-words";
import { borrowedSite } from "@/tests/support/site-of-file";
import { submissions } from "@/tests/support/submissions";
import { textsOf, untranslated } from "@/tests/support/texts";

const site = borrowedSite();

const shown = async (path: string, headers = {}) =>
  textsOf(await (await fetch(`${site.url}${path}`, { headers })).text());

/** The text of a page that is still English, compared with its English version. */
async function leftIn(
  language: Language,
  english: string,
  translated = pathIn(language, english),
  headers: Record<string, string> = {},
) {
  const [original, page] = await Promise.all([shown(english, headers), shown(translated, headers)]);
  expect(page.size).toBeGreaterThan(10);
  return untranslated(original, page, sameInBoth(language));
}

const pages = [
  ...pageKeys.map(pagePath),
  ...laws.map(({ requestPage }) => requestPage.path),
  paths.registered,
  paths.correction,
  statusPaths.history,
  statusPaths.incidents,
  "/no-such-page",
  "/status/incidents/none",
];

describe.each(otherLanguages)("in %s", (language) => {
  it.each([...new Set(pages)])("no text of %s is left in English", async (path) => {
    expect(await leftIn(language, path)).toEqual([]);
  });

  it("no text of a form rejected without scripts is left in English", async () => {
    for (const { endpoint, valid, form } of submissions.filter((each) => each.form)) {
      let browser: Record<string, string> = {};
      const refused = async (spoken: Language) => {
        const answer = await site.postForm(
          endpointIn(spoken, endpoint),
          { ...(valid() as Record<string, string>), email: "nowhere" },
          { ...newClient(), ...browser },
        );
        browser = cookiesOf(answer);
        return String(answer.headers.get("location"));
      };
      const [english, translated] = [await refused("en"), await refused(language)];
      expect(translated, form?.draft).toMatch(new RegExp(`^/${language}/correct/`));
      expect(await leftIn(language, english, translated, browser), form?.draft).toEqual([]);
    }
  });

  it("no text of a request’s emails and pages is left in English", async () => {
    const filed = async (spoken: Language) => {
      const email = `case-${language}-${spoken}@example.com`;
      const fields = { law: "gdpr", email, requestType: "access" };
      const answer = await site.post(endpointIn(spoken, endpoints.gdprRequest), fields, newClient());
      const { reference } = (await answer.json()) as { reference: string };
      const { id } = await site.db.privacyRequest.findUniqueOrThrow({ where: { reference } });
      const receipt = await receiptOf(site, id, email);
      return { receipt, confirm: linkIn(receipt, "confirm"), follow: linkIn(receipt, "follow") };
    };
    const [english, translated] = [await filed("en"), await filed(language)];
    const linesOf = ({ receipt }: typeof english) => new Set([receipt.subject, ...receipt.text.split("\n")]);
    expect(untranslated(linesOf(english), linesOf(translated), sameInBoth(language))).toEqual([]);
    for (const [original, page] of [
      [english.confirm, translated.confirm],
      [english.follow, translated.follow],
      [`${english.follow}/receipt`, `${translated.follow}/receipt`],
    ] as const) {
      expect(page).toMatch(new RegExp(`^/${language}/`));
      expect(await leftIn(language, original, page)).toEqual([]);
    }
  });
});
