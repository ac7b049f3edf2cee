import { Agent } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateWords } from "@/lib/gate/words";
import { exemptByDefault, isExempt } from "@/lib/settings/exempt-paths";
import { splitPath } from "@/lib/site/language";
import { barrierPaths } from "@/lib/site/paths";
import { createLink, createPasscode, enteredByLink, enteredByPasscode, revoke } from "@/tests/support/access";
import { borrowSite } from "@/tests/support/borrowed-site";
import { bearer } from "@/tests/support/clients";
import { type Evasion, evasions, linkEvasions } from "@/tests/support/evasions";
import { eventually } from "@/tests/support/eventually";
import { allOff, passcode, put, signedIn, unlocked } from "@/tests/support/operator";
import { prerendered } from "@/tests/support/prerendered";
import { type RawAnswer, rawRequest } from "@/tests/support/raw-request";
import type { Site } from "@/tests/support/site";

const barriers: string[] = Object.values(barrierPaths);
const { pages, files } = prerendered();
/** The not-found page shares its text with the gate's own responses. */
const isMissing = (page: string) => splitPath(page).path === "/not-found";
const shownPages = pages.filter((page) => !barriers.includes(page) && !isMissing(page));
const textFiles = files.filter((file) => /\.(xml|txt|json|md|mjs|webmanifest)$/.test(file));
const dynamicPages = [
  "/maintenance",
  "/operators",
  "/correct/abc",
  "/privacy-requests/confirm/abc",
  "/verify/abc",
];

/** Word sequences long enough to be unique to a page, as they appear both in HTML and in React's data. */
function sentences(body: string): string[] {
  const text = body
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>|<style[\s\S]*?<\/style>/g, " ")
    .replace(/<[^>]*>/g, "\n");
  return [...new Set(text.match(/[A-Za-z][A-Za-z0-9 ,.-]{18,}/g) ?? [])];
}

let site: Site;
let stale: Record<string, string>;
/** The headers by which each pass gave access before it expired or was revoked, by the way it ended. */
const over = new Map<string, Record<string, string>>();
let linkSecret: string;
let operator: Record<string, string>;
let allowed: Record<string, string>;
/** The unique sentences of each page and file, without those of the gate and the not-found page. */
const canaries = new Map<string, string[]>();

function assertNothingOf(path: string, answer: RawAnswer, how: Evasion): void {
  const leaked = (canaries.get(path) ?? []).filter((sentence) => answer.body.includes(sentence));
  expect(leaked, `sentences of ${path} in the answer to ${JSON.stringify(how)}`).toEqual([]);
}

/** Requests a page in each of the ways, several at a time. No response may reveal its content or be a server error. */
async function attack(page: string, ways: Evasion[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const left = [...ways];
  const worker = async () => {
    for (let how = left.pop(); how; how = left.pop()) {
      const answer = await rawRequest(site.url, how.path, { ...how, agent });
      assertNothingOf(page, answer, how);
      expect([500, 502, 504], `server error for ${JSON.stringify(how)}`).not.toContain(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
}

/** The minimum set of requests for a page. */
const plainly = (page: string): Evasion[] => [
  { path: page },
  { path: page, headers: { RSC: "1" } },
  { path: `${page}.rsc` },
  { path: `${page}/` },
];

export const allPages: readonly string[] = shownPages;

interface Extent {
  /** Whether pages and files that get plain requests only are tested, too. */
  plain: boolean;
  /** Pages that are requested in every way while the gate is on. All others get plain requests. */
  inEveryWay: readonly string[];
  /** Each of these pages is requested in one of so many ways, the next page in the next ones. */
  perPage?: number;
  /** The sampling interval for requests past expired passes, past an access link and during maintenance. */
  oneIn: number;
  /** Pages that are requested through an access link's page. */
  pastLink: readonly string[];
  /** Pages for maintenance. The gate is tested with every page, and the decision is the same one. */
  inMaintenance: readonly string[];
}

/** Tests that unauthorized visitors learn nothing about a page's content. */
export function testEvasions({
  plain,
  inEveryWay,
  perPage = 1,
  oneIn,
  pastLink,
  inMaintenance,
}: Extent): void {
  const someOf = (ways: Evasion[], turn = 0) => ways.filter((_, index) => index % oneIn === turn % oneIn);

  beforeAll(async () => {
    site = await borrowSite();
    const open = new Map<string, string>();
    for (const path of [...shownPages, ...textFiles]) open.set(path, (await rawRequest(site.url, path)).body);
    const missing = (await rawRequest(site.url, "/no-such-page")).body;
    await put(site, "protection", { enabled: true, passcode: "an earlier one", mobile: "gate" });
    const answer = await site.post("/api/access", { passcode: "an earlier one" });
    stale = { Cookie: String(answer.headers.getSetCookie()[0]).split(";")[0] ?? "" };
    operator = await signedIn(site);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const passcodes = [
      await createPasscode(site, "a revoked one"),
      await createPasscode(site, "an ended one", { endsAt: soon }),
    ];
    const links = [
      await createLink(site, { through: "maintenance" }),
      await createLink(site, { endsAt: soon }),
    ];
    over.set("a revoked passcode", await enteredByPasscode(site, "a revoked one"));
    over.set("a passcode that has ended", await enteredByPasscode(site, "an ended one"));
    over.set("a revoked link", await enteredByLink(site, links[0]?.secret ?? ""));
    over.set("a link that has ended", await enteredByLink(site, links[1]?.secret ?? ""));
    for (const { id } of [passcodes[0], links[0]].flatMap((pass) => pass ?? [])) await revoke(site, id);
    // Expired by the processes' own clock.
    const ended = { endsAt: new Date(Date.now() - 60_000) };
    const ids = [passcodes[1], links[1]].flatMap((pass) => pass?.id ?? []);
    await site.db.accessPass.updateMany({ where: { id: { in: ids } }, data: ended });
    linkSecret = (await createLink(site)).secret;
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    allowed = await unlocked(site);
    const shown = (await rawRequest(site.url, "/")).body + missing;
    for (const [path, body] of open) {
      canaries.set(
        path,
        sentences(body).filter((sentence) => !shown.includes(sentence)),
      );
    }
  });
  afterAll(() => site.stop());

  describe.each(plain ? shownPages : inEveryWay)("with the gate on, %s", (page) => {
    it("discloses nothing to any kind of request", async () => {
      expect(canaries.get(page)?.length, "sentences that only this page has").toBeGreaterThan(1);
      const turn = inEveryWay.indexOf(page);
      const ways =
        turn < 0 ? plainly(page) : evasions(page).filter((_, index) => (index + turn) % perPage === 0);
      await attack(page, [...ways, { path: page, headers: stale }, { path: page, headers: operator }]);
    });

    it("is shown to visitors with the passcode", async () => {
      const answer = await rawRequest(site.url, page, { headers: allowed });
      const missing = canaries.get(page)?.filter((sentence) => !answer.body.includes(sentence));
      expect(missing, "sentences missing with the passcode").toEqual([]);
    });
  });

  /** Only some pages: the decision is the same for all, and there are many ways. */
  describe("with the gate on, for a pass that was revoked or has ended", () => {
    it.each(["a revoked passcode", "a passcode that has ended", "a revoked link", "a link that has ended"])(
      "%s opens nothing, whatever the kind of request",
      async (way) => {
        const turn = [...over.keys()].indexOf(way);
        const { Cookie = "" } = over.get(way) ?? {};
        expect(Cookie).toMatch(/^palisade-access=./);
        const asked = async () => rawRequest(site.url, "/about", { headers: { Cookie } });
        await eventually(async () => expect((await asked()).status).toBe(401));
        const withCookie = ({ headers, ...how }: Evasion) => {
          const cookies = [Cookie, headers?.Cookie].filter(Boolean).join("; ");
          return { ...how, headers: { ...headers, Cookie: cookies } };
        };
        await attack("/about", someOf(evasions("/about"), turn).map(withCookie));
      },
    );

    it("the page of an access link gives access only to itself, whatever the kind of request", async () => {
      const followed = await rawRequest(site.url, `/enter/${linkSecret}`);
      expect([followed.status, followed.headers.location]).toEqual([303, "/enter"]);
      const Cookie = `palisade-link=${linkSecret}`;
      const own = await rawRequest(site.url, "/enter", { headers: { Cookie } });
      expect([own.status, own.body.includes("You’re invited")]).toEqual([200, true]);
      for (const page of pastLink) {
        const ways = someOf(linkEvasions(page, linkSecret));
        // By the address, and by the page it redirects to with the secret's cookie.
        const clean = ways.map((how) => ({
          ...how,
          path: how.path.replace(`/enter/${linkSecret}`, "/enter"),
        }));
        const carried = clean.map(({ headers, ...how }) => {
          const cookies = [Cookie, headers?.Cookie].filter(Boolean).join("; ");
          return { ...how, headers: { ...headers, Cookie: cookies } };
        });
        await attack(page, [...ways, ...carried]);
      }
    });
  });

  describe("with the gate on", () => {
    const answered = [...files, ...dynamicPages, "/no-such-page", "/index", "/404", "/500"];
    it.each(plain ? answered : dynamicPages)("%s is answered with the gate", async (path) => {
      const answer = await rawRequest(site.url, path);
      expect(answer.status).toBe(401);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.body).toContain(gateWords[splitPath(path).language].gate.heading);
      assertNothingOf(path, answer, { path });
    });

    it("has pages and files to hide", () => {
      expect(shownPages.length).toBeGreaterThan(15);
      expect(shownPages).toEqual(expect.arrayContaining([...inEveryWay, ...pastLink]));
      expect(files).toEqual(expect.arrayContaining(["/og/home.png", "/sitemap.xml", "/openapi.json"]));
    });
  });

  describe("the build's assets, which the gate leaves open", () => {
    it("are served, and an unknown name discloses nothing", async () => {
      const gate = (await rawRequest(site.url, "/")).body;
      const asset = /\/_next\/static\/chunks\/[\w.~-]+\.css/.exec(gate)?.[0] ?? "";
      expect((await rawRequest(site.url, asset)).status).toBe(200);
      const none = await rawRequest(site.url, "/_next/static/chunks/none.js");
      expect(none.status).toBe(404);
      for (const page of shownPages) assertNothingOf(page, none, { path: "/_next/static/chunks/none.js" });
      expect(none.body.length).toBeLessThan(100);
    });
  });

  describe("during maintenance", () => {
    beforeAll(async () => {
      await allOff(site);
      await put(site, "maintenance", { enabled: true });
    });
    afterAll(() => allOff(site));
    const closed = shownPages.filter((page) => !isExempt(page, exemptByDefault));

    it.each(inMaintenance)("%s discloses nothing to any kind of request", async (page) => {
      await attack(
        page,
        someOf(evasions(page)).filter(({ headers }) => headers?.Authorization !== bearer.Authorization),
      );
    });

    it("has pages to hide", () => {
      expect(closed.length).toBeGreaterThan(10);
      expect(closed).toEqual(expect.arrayContaining([...inMaintenance]));
    });
  });

  describe("the addresses of the gate and the maintenance page", () => {
    it.each(barriers)("%s answers 404 while both are off", async (path) => {
      await put(site, "protection", { enabled: false });
      expect((await rawRequest(site.url, path)).status).toBe(404);
    });
  });
}
