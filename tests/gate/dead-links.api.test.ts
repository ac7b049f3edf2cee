import { beforeAll, describe, expect, it } from "vitest";
import { gateWords } from "@/lib/gate/words";
import { site as brand } from "@/lib/site/brand";
import { type Language, languages, mainLanguage, pathIn } from "@/lib/site/language";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { passcode, put, unlocked } from "@/tests/support/operator";
import { fileWithLinks, tokenOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const invented = "x".repeat(43);
const unknown = "GD-0000-0000";

const site = borrowedSite();
/** Addresses of links that don't work, by reason; the first is of a request that never existed. */
let dead: [reason: string, path: string][];
let open: string[];

/** The pages and files of a request that an emailed link opens. */
const opened = [requestPaths.follow, requestPaths.receipt, requestPaths.data, requestPaths.package];

const fileFor = (name: string) =>
  fileWithLinks(site, "gdpr", { email: `${name}@example.com`, requestType: "access" });

async function expire(email: string): Promise<void> {
  const { id } = await site.db.privacyRequest.findFirstOrThrow({ where: { email } });
  await site.db.mailToken.updateMany({
    where: { subjectId: id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
}

beforeAll(async () => {
  const used = await fileFor("used");
  const expired = await fileFor("expired");
  const waiting = await fileFor("waiting");
  const erased = await fileFor("erased");
  await site.post(endpoints.privacyConfirm, { token: tokenOf(used.confirm) });
  await expire("expired@example.com");
  await site.db.privacyRequest.delete({ where: { id: erased.id } });
  open = [used.follow, `${used.follow}/receipt`, waiting.confirm, waiting.follow];
  const valid = tokenOf(waiting.follow);
  dead = [
    ["an invented secret of no request", requestPaths.follow(unknown, invented)],
    ["an invented secret for a confirmation", requestPaths.confirm(invented)],
    ["a used confirmation", used.confirm],
    ["an expired confirmation", expired.confirm],
    ["the confirmation of a request that was deleted", erased.confirm],
    ["a link of a request that was deleted", erased.follow],
    ["another kind of link as a confirmation", requestPaths.confirm(valid)],
    ...opened.flatMap((path): typeof dead => [
      ["an expired link", path(expired.reference, tokenOf(expired.follow))],
      ["an invented secret", path(waiting.reference, invented)],
      ["the secret of another request", path(used.reference, valid)],
      ["a wrong reference", path(unknown, valid)],
      ["another spelling of the reference", path(waiting.reference.toLowerCase(), valid)],
      ["a confirmation as a link", path(waiting.reference, tokenOf(waiting.confirm))],
    ]),
  ];
});

/** The addresses in a language. Files have the same address in all of them. */
const deadIn = (language: Language) =>
  dead
    .filter(([, path]) => language === mainLanguage || pathIn(language, path) !== path)
    .map(([reason, path]) => [reason, pathIn(language, path)] as const);

/** How browsers and the router ask. */
const ways: Record<string, string>[] = [
  {},
  { "Sec-Fetch-Dest": "document" },
  { RSC: "1" },
  { RSC: "1", "Sec-Fetch-Dest": "empty" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers, redirect: "manual" });

/** All of a response but its date and the number of its request. */
async function ask(path: string, way: Record<string, string>) {
  // The router's requests are redirected to the same address with a query, as Next does for every page.
  const response = await fetch(`${site.url}${path}`, { headers: way });
  const { date: _, "x-request-id": id = "", ...headers } = Object.fromEntries(response.headers);
  const body = await response.text();
  return { status: response.status, headers, body: body.replaceAll(id, "REQUEST") };
}

describe("an invalid link to a privacy request, while the gate is closed", () => {
  beforeAll(() => put(site, "protection", { enabled: true, passcode, mobile: "gate" }));

  it("shows a page that says so, whom to write to, and how to reach the passcode, in each language", async () => {
    for (const language of languages) {
      const words = gateWords[language].dead;
      for (const [reason, path] of deadIn(language)) {
        const answer = await get(path);
        expect([reason, answer.status]).toEqual([reason, 401]);
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(answer.headers.get("x-robots-tag")).toBe("noindex");
        const html = await answer.text();
        expect(html.includes(`<html lang="${language}"`), `${language}, ${reason}`).toBe(true);
        expect(/<meta name="robots" content="noindex/.test(html)).toBe(true);
        for (const text of [words.title, words.message, `mailto:${brand.email.privacy}`])
          expect(html.includes(text), `${language}, ${reason}: ${text}`).toBe(true);
        expect(html.includes(`href="${pathIn(language, requestPaths.dead)}"`)).toBe(true);
      }
    }
  });

  it("gets the same response for every reason and kind of request", async () => {
    for (const language of languages) {
      const [[, nothing] = ["", ""], ...others] = deadIn(language);
      for (const headers of ways) {
        const expected = await ask(nothing, headers);
        expect(expected.status).toBe(401);
        const same = { status: 401, headers: expected.headers, isSame: true };
        for (const [reason, path] of others) {
          const asked = `${reason}, ${language}, ${JSON.stringify(headers)}`;
          const { body, ...answer } = await ask(path, headers);
          expect({ ...answer, isSame: body === expected.body }, asked).toEqual(same);
        }
      }
    }
  });

  it("changes nothing for a valid link or for an address of another form", async () => {
    for (const path of open) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const [, nothing = ""] = dead[0] ?? [];
    for (const path of [`${nothing}/other`, requestPaths.follow(unknown, "short"), `/xx${nothing}`]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.text(), path).toContain(gateWords.en.gate.heading);
    }
  });

  it("redirects visitors with the passcode to the form for a new link, as on an open site", async () => {
    const headers = await unlocked(site);
    const [, nothing = ""] = dead[0] ?? [];
    expect((await get(nothing, headers)).headers.get("location")).toBe(requestPaths.dead);
  });
});
