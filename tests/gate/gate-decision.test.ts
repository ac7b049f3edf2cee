import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gateDecision, type RequestFacts, type Switches } from "@/lib/gate/gate-decision";
import { isMobile } from "@/lib/platform/http/is-mobile";
import { closedDefaults, exemptByDefault, isExempt } from "@/lib/settings/exempt-paths";
import { statusFeeds } from "@/lib/site/paths";

const visitor: RequestFacts = {
  path: "/about",
  isMobile: false,
  isUnlocked: false,
  isAdmittedToMaintenance: false,
  isMaintenanceLink: false,
  emailedLink: null,
  sawSplash: false,
  isStaff: false,
};
const logo = `/logo/${"0a1b".repeat(8)}`;
const linkPage = `/enter/${"0".repeat(16)}.${"s".repeat(43)}`;
const off: Switches = {
  protection: { enabled: false, mobile: "splash", statusOpen: false },
  maintenance: { enabled: false, exempt: ["/status", "/api/health"] },
};
const gated: Switches = { ...off, protection: { enabled: true, mobile: "splash", statusOpen: false } };
const strict: Switches = { ...off, protection: { enabled: true, mobile: "gate", statusOpen: false } };
const withStatus: Switches = { ...strict, protection: { ...strict.protection, statusOpen: true } };
const maintained: Switches = { ...off, maintenance: { ...off.maintenance, enabled: true } };
const both: Switches = { protection: gated.protection, maintenance: maintained.maintenance };

const decided = (
  facts: Partial<RequestFacts>,
  switches: Switches | null,
  onFailure: "open" | "closed" = "open",
) => gateDecision({ ...visitor, ...facts }, switches, onFailure);

it("stored data can’t be shown while only the last known settings are available", () => {
  const path = "/verify/token";
  expect(decided({ path }, { ...off, isStale: true })).toBe("unavailable");
  for (const below of ["/de/verify/token", "/es/status/incidents/one"])
    expect(decided({ path: below }, { ...off, isStale: true }), below).toBe("unavailable");
  for (const link of [linkPage, "/enter", "/fr/enter"])
    expect(decided({ path: link }, { ...off, isStale: true }), link).toBe("unavailable");
  expect(decided({}, { ...off, isStale: true })).toBe("site");
  expect(decided({ path }, { ...gated, isStale: true })).toBe("gate");
});

describe("a request", () => {
  it.each([
    ["everything off", {}, off, "site"],
    ["the gate", {}, gated, "gate"],
    ["the gate, with the passcode", { isUnlocked: true }, gated, "site"],
    ["the gate, staff without the passcode", { isStaff: true }, gated, "gate"],
    ["the gate, a phone", { isMobile: true }, gated, "splash"],
    ["the gate, a phone after the splash", { isMobile: true, sawSplash: true }, gated, "site"],
    ["the gate, a phone's splash cookie on a desktop", { sawSplash: true }, gated, "gate"],
    ["the gate for phones too", { isMobile: true, sawSplash: true }, strict, "gate"],
    ["maintenance", {}, maintained, "maintenance"],
    ["maintenance, staff", { isStaff: true }, maintained, "site"],
    ["the gate, an access link's page", { path: linkPage }, gated, "site"],
    ["the gate, the page with its button", { path: "/enter" }, gated, "site"],
    ["the gate, below an access link's page", { path: `${linkPage}/x` }, gated, "gate"],
    ["the gate, a page like an access link's", { path: `/enter/${"0".repeat(16)}` }, gated, "gate"],
    ["maintenance, an access link's page", { path: linkPage }, maintained, "maintenance"],
    ["maintenance, the page with its button", { path: "/enter" }, maintained, "maintenance"],
    [
      "both, the button of a link that opens maintenance",
      { path: "/enter", isMaintenanceLink: true },
      both,
      "site",
    ],
    [
      "both, the page of a link that opens maintenance",
      { path: linkPage, isMaintenanceLink: true },
      both,
      "site",
    ],
    ["maintenance, a visitor who used such a link", { isAdmittedToMaintenance: true }, maintained, "site"],
    [
      "both, a visitor who used such a link",
      { isAdmittedToMaintenance: true, isUnlocked: true },
      both,
      "site",
    ],
    ["maintenance, a visitor with the passcode", { isUnlocked: true }, maintained, "maintenance"],
    ["maintenance, the site's own logo", { path: logo }, maintained, "site"],
    ["the gate, the site's own logo", { path: logo }, gated, "site"],
    ["the gate, an address below a logo", { path: `${logo}/x` }, gated, "gate"],
    ["maintenance, an exempt page", { path: "/status" }, maintained, "site"],
    ["maintenance, below an exempt page", { path: "/status/text" }, maintained, "site"],
    [
      "maintenance, a page whose name only starts like an exempt one",
      { path: "/statuses" },
      maintained,
      "maintenance",
    ],
    ["maintenance, an exempt page in German", { path: "/de/status" }, maintained, "site"],
    [
      "maintenance, an exempt page under an unknown language",
      { path: "/xx/status" },
      maintained,
      "maintenance",
    ],
    ["maintenance, a page in German", { path: "/de/about" }, maintained, "maintenance"],
    ["the gate, an access link's page in French", { path: `/fr${linkPage}` }, gated, "site"],
    ["the gate, an emailed link", { emailedLink: "open" }, gated, "site"],
    ["the gate, a privacy request's link that doesn't work", { emailedLink: "dead" }, gated, "dead-link"],
    ["the gate for phones too, the same link", { emailedLink: "dead", isMobile: true }, strict, "dead-link"],
    ["the gate, the same link on a phone", { emailedLink: "dead", isMobile: true }, gated, "splash"],
    ["the gate, the same link with the passcode", { emailedLink: "dead", isUnlocked: true }, gated, "site"],
    ["maintenance, the same link", { emailedLink: "dead" }, both, "maintenance"],
    ["maintenance, an emailed link", { emailedLink: "open" }, both, "maintenance"],
    ["the gate, the status page if it stays open", { path: "/de/status/history" }, withStatus, "site"],
    ["the gate, its calendar", { path: statusFeeds.calendar }, withStatus, "site"],
    ["the gate, its summary for machines", { path: statusFeeds.summary }, withStatus, "site"],
    [
      "the gate, the endpoint of its subscription form",
      { path: "/api/status/subscribers" },
      withStatus,
      "site",
    ],
    ["the gate, any other page", {}, withStatus, "gate"],
    ["the gate, a page whose name only starts like it", { path: "/statuses" }, withStatus, "gate"],
    ["the gate, the status page", { path: "/status" }, strict, "gate"],
    ["the gate, the console’s address under a language", { path: "/de/operator" }, gated, "gate"],
    ["the gate, an endpoint’s address under a language", { path: "/de/api/health" }, gated, "gate"],
    ["both, an exempt page", { path: "/status" }, both, "gate"],
    ["both, any other page", {}, both, "maintenance"],
    ["both, staff", { isStaff: true }, both, "gate"],
  ] as const)("gets the right page: %s", (_case, facts, switches, expected) => {
    expect(decided(facts, switches)).toBe(expected);
  });

  it("is let through if the gate or the maintenance page needs it", () => {
    const needed = [
      "/_next/static/chunks/a.js",
      "/operator",
      "/operator/sign-in",
      "/api/access",
      "/api/health",
      "/api/admin/settings/website-protection",
      "/api/admin/maintenance/status",
      "/api/admin/announcement-bar/status",
      "/api/admin/logo/current",
    ];
    for (const path of needed) expect(decided({ path }, both), path).toBe("site");
  });

  it.each([
    "/_next/static/../../about",
    "/_next/static/..%2f..%2fabout",
    "/_next/static//about",
    "/_next/static/%2e%2e/about",
    "/_next/image",
    "/_next/data/x/about.json",
    "/operator/..\\about",
    "/operators",
    "/operator;/about",
    "//operator",
    "/OPERATOR",
    "/api/accessories",
    "/logo.svg",
    "/logos/0a1b",
  ])("is stopped, because its path isn’t exempt: %s", (path) => {
    expect(decided({ path }, strict)).toBe("gate");
  });

  it("is let through or stopped as configured if the settings can’t be read", () => {
    expect(decided({}, null, "open")).toBe("site");
    expect(decided({ path: "/privacy-requests" }, null, "open")).toBe("site");
    expect(decided({ path: "/privacy-requests/GD-1/token" }, null, "open")).toBe("unavailable");
    expect(decided({ path: "/correct/draft" }, null, "open")).toBe("unavailable");
    expect(decided({ path: "/verify/token" }, null, "open")).toBe("unavailable");
    expect(decided({}, null, "closed")).toBe("unavailable");
    expect(decided({ path: "/operator" }, null, "closed")).toBe("site");
    expect(decided({ path: "/api/health" }, null, "closed")).toBe("site");
  });

  it("never passes the strict gate without the passcode on a path that isn’t exempt", () => {
    const path = fc.string({ minLength: 1 }).map((rest) => `/${rest}`);
    fc.assert(
      fc.property(path, fc.boolean(), fc.boolean(), fc.boolean(), (wild, isMobile, sawSplash, isStaff) => {
        const facts = { path: wild, isMobile, sawSplash, isStaff };
        const isNamed = /^\/(_next\/static|operator|api\/(access|health|admin))(\/|$)/.test(wild);
        return isNamed || decided(facts, strict) === "gate";
      }),
    );
  });
});

it("a list without exempt paths closes the default ones that nothing else keeps open", () => {
  const closed = { ...maintained, maintenance: { enabled: true, exempt: [] } };
  const refused = exemptByDefault.filter((path) => decided({ path }, closed) === "maintenance");
  expect(closedDefaults([])).toEqual(refused);
});

describe("isExempt", () => {
  it("is true for the status page’s machine-readable versions whenever it is true for the page", () => {
    for (const path of Object.values(statusFeeds)) {
      expect(isExempt(path, ["/status"]), path).toBe(true);
      expect(isExempt(path, ["/about"]), path).toBe(false);
    }
    expect(isExempt("/api/v2/other.json", ["/status"])).toBe(false);
  });

  it("is true only for paths in their plain spelling", () => {
    expect(isExempt("/status", ["/status"])).toBe(true);
    for (const path of ["/%73tatus", "/status/../about", "/status%2f..%2fabout", "//status", ""]) {
      expect(isExempt(path, ["/status"]), path).toBe(false);
    }
  });
});

describe("isMobile", () => {
  const agents = {
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148": true,
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36": true,
    "Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36": true,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15": false,
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0": false,
  };
  it.each(Object.entries(agents))("recognizes phones by their User-Agent: %s", (agent, expected) => {
    expect(isMobile(new Headers({ "user-agent": agent }))).toBe(expected);
  });

  it("trusts the browser’s Sec-CH-UA-Mobile header", () => {
    expect(isMobile(new Headers({ "sec-ch-ua-mobile": "?1" }))).toBe(true);
    expect(isMobile(new Headers())).toBe(false);
  });
});
