import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sections } from "@/lib/console/sections";
import { hasRight, personRoles, type Right } from "@/lib/platform/rights";
import { consolePaths, endpoints, paths, staffEndpoints } from "@/lib/site/paths";
import { borrowSite } from "@/tests/support/borrowed-site";
import { bearer, behindProxy, newClient } from "@/tests/support/clients";
import { type Site, startSite } from "@/tests/support/site";
import { type Joined, joinSite } from "@/tests/support/staff";

/** What a method of a path requires: a right, null for any signed-in user, "open" for anybody. */
type Needs = Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Right | null | "open">>;

const get = (right: Right | null): Needs => ({ GET: right });
const post = (right: Right | null): Needs => ({ POST: right });
const setting: Needs = { GET: "open", PUT: "settings:write" };

/** All paths of the console and of the operators' API. */
const addresses: Record<string, Needs> = {
  "/operator/overview": get(null),
  "/operator/account": get(null),
  "/operator/account/orders": post(null),
  "/operator/account/notices": post(null),
  "/operator/proof": get(null),
  "/operator/proof/show": post(null),
  "/operator/people": get("people:write"),
  "/operator/tokens": get("tokens:write"),
  "/operator/audit": get("audit:read"),
  // Whoever may see a message or a request may post its presence: tests/desk/audit-and-desk.api.test.ts.
  "/operator/presence": post(null),
  "/operator/incidents": get("incidents:read"),
  "/operator/incidents/[id]": get("incidents:read"),
  "/operator/incidents/[id]/save": post("incidents:write"),
  "/operator/incidents/new": get("incidents:write"),
  "/operator/incidents/new/save": post("incidents:write"),
  "/operator/incidents/plan": get("incidents:write"),
  "/operator/incidents/plan/save": post("incidents:write"),
  "/operator/messages": get("messages:read"),
  "/operator/messages/[id]": get("messages:read"),
  "/operator/messages/[id]/mark": post("messages:write"),
  "/operator/messages/changes": post("messages:write"),
  "/operator/messages/export": get("messages:read"),
  // The results for each role: tests/console/search.both.database.test.ts.
  "/operator/search": get(null),
  "/operator/search/results": get(null),
  "/operator/handbook": get(null),
  "/operator/messages/[id]/orders": post("messages:write"),
  "/operator/messages/[id]/answers": post("messages:write"),
  "/operator/messages/files/[id]": get("messages:read"),
  "/operator/messages/[id]/drafts": post("messages:write"),
  "/operator/messages/templates": get("messages:write"),
  "/operator/messages/templates/save": post("messages:write"),
  "/operator/outbox": get("mail:read"),
  "/operator/outbox/resend": post("mail:write"),
  "/operator/outbox/[id]/resend": post("mail:write"),
  "/operator/privacy-requests": get("cases:read"),
  "/operator/privacy-requests/export": get("cases:read"),
  "/operator/privacy-requests/figures": get("cases:read"),
  "/operator/privacy-requests/new": get("cases:write"),
  "/operator/privacy-requests/entries": post("cases:write"),
  "/operator/privacy-requests/assignments": post("cases:write"),
  "/operator/privacy-requests/[id]": get("cases:read"),
  "/operator/privacy-requests/[id]/orders": post("cases:write"),
  "/operator/privacy-requests/[id]/held-orders": post("cases:write"),
  "/operator/privacy-requests/[id]/held-orders/undo": post("cases:write"),
  "/operator/privacy-requests/[id]/previews": post("cases:write"),
  "/operator/privacy-requests/[id]/data": get("subjects:export"),
  "/operator/privacy-requests/[id]/explanation": get("subjects:export"),
  "/operator/privacy-requests/[id]/package": get("subjects:export"),
  "/operator/privacy-requests/[id]/files": post("cases:write"),
  "/operator/privacy-requests/[id]/files/removals": post("cases:write"),
  "/operator/privacy-requests/files/[id]": get("subjects:export"),
  "/operator/settings": get("settings:read"),
  "/operator/settings/switch": post("settings:write"),
  "/operator/settings/access": get("settings:read"),
  "/operator/settings/announcements": get("settings:read"),
  "/operator/settings/announcements/[id]": get("settings:write"),
  "/operator/settings/announcements/[id]/save": post("settings:write"),
  "/operator/settings/[setting]": get("settings:read"),
  "/operator/settings/[setting]/save": post("settings:write"),
  "/operator/settings/[setting]/upload": post("settings:write"),
  "/operator/webhooks": get("webhooks:read"),
  "/operator/webhooks/new": get("webhooks:write"),
  "/operator/webhooks/new/save": post("webhooks:write"),
  "/operator/webhooks/[id]": get("webhooks:read"),
  "/operator/webhooks/[id]/save": post("webhooks:write"),
  "/operator/webhooks/[id]/orders": post("webhooks:write"),
  "/api/admin/access": get("settings:write"),
  "/api/admin/access/links": post("settings:write"),
  "/api/admin/access/passcodes": post("settings:write"),
  "/api/admin/access/revocations": post("settings:write"),
  "/api/admin/accounts/[id]": get("accounts:read"),
  "/api/admin/accounts/[id]/acknowledgements": post("accounts:read"),
  "/api/admin/announcement-bar/status": setting,
  "/api/admin/announcements": { GET: "settings:read", POST: "settings:write" },
  "/api/admin/announcements/changes": post("settings:write"),
  "/api/admin/announcements/removals": post("settings:write"),
  "/api/admin/audit": get("audit:read"),
  "/api/admin/incidents": { GET: "incidents:read", POST: "incidents:write" },
  "/api/admin/incidents/[id]/updates": post("incidents:write"),
  "/api/admin/logo/current": setting,
  "/api/admin/maintenance/status": setting,
  "/api/admin/people": { GET: "people:write", POST: "people:write" },
  "/api/admin/people/links": post("people:write"),
  "/api/admin/people/removals": post("people:write"),
  "/api/admin/people/roles": post("people:write"),
  "/api/admin/privacy-requests": get("cases:read"),
  "/api/admin/probes": post("measurements:write"),
  "/api/admin/settings/[setting]": setting,
  "/api/admin/tokens": { GET: "tokens:write", POST: "tokens:write" },
  "/api/admin/tokens/revocations": post("tokens:write"),
  "/api/admin/webhooks": { GET: "webhooks:read", POST: "webhooks:write" },
  "/api/admin/webhooks/[id]": { GET: "webhooks:read", PUT: "webhooks:write", DELETE: "webhooks:write" },
  "/api/admin/webhooks/[id]/deliveries": get("webhooks:read"),
  "/api/admin/webhooks/[id]/orders": post("webhooks:write"),
  "/api/connector/privacy-requests": get("reports:write"),
  "/api/connector/privacy-requests/[reference]/reports": post("reports:write"),
};

const app = path.resolve(import.meta.dirname, "../../app");
/** The folders whose paths must all be in the table. Pages before sign-in are listed separately. */
const folders = ["operator/(console)", "api/admin", "api/connector"];
const found = folders.flatMap((folder) =>
  readdirSync(path.join(app, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|[\\/])(?:page\.tsx|route\.ts)$/.test(name))
    .map((name) => `/${folder}/${path.dirname(name).replaceAll(path.sep, "/")}`.replace(/\/\([a-z]+\)/g, "")),
);

/** Each method of each path, with ids that don't exist. */
const cases = Object.entries(addresses).flatMap(([address, needs]) =>
  Object.entries(needs).map(([method, right]) => ({
    method,
    right,
    address: address
      .replace(/\[(?:id|reference)\]/, "none")
      .replace("/api/admin/settings/[setting]", endpoints.protection)
      .replace("[setting]", "announcement"),
  })),
);

let site: Site;
const staff: Partial<Record<string, Joined>> = {};
beforeAll(async () => {
  site = await borrowSite();
  for (const role of personRoles) staff[role] = await joinSite(site, role);
});
afterAll(() => site.stop());

function ask(method: string, address: string, headers: Record<string, string>): Promise<Response> {
  const body = method === "GET" || method === "DELETE" ? null : "{}";
  const type: Record<string, string> =
    body === null ? {} : { "Content-Type": "application/json", "If-Match": '"0"' };
  return fetch(`${site.url}${address}`, {
    method,
    body,
    redirect: "manual",
    headers: { ...newClient(), ...type, ...headers },
  });
}

it("the table lists every address, and only those", () => {
  expect(Object.keys(addresses).sort()).toEqual([...new Set(found)].sort());
});

it("the menu and the search offer a page to exactly the roles that the table says", () => {
  for (const { href, right } of Object.values(sections)) expect(addresses[href], href).toEqual(get(right));
});

it.each(personRoles)(
  "%s can do what the permissions table says, and is told which right is missing otherwise",
  async (role) => {
    const cookie = staff[role]?.cookie ?? { Cookie: "" };
    for (const { method, address, right } of cases) {
      const answer = await ask(method, address, cookie);
      const name = `${role} ${method} ${address}`;
      const allowed = right === null || right === "open" || hasRight(role, right);
      if (allowed) expect([307, 403], name).not.toContain(answer.status);
      // A form that a browser submits as a page redirects to the overview with a message.
      else if (answer.status === 303)
        expect(answer.headers.get("location"), name).toContain(`${consolePaths.overview}?flash=`);
      else expect(answer.status, name).toBe(403);
      if (allowed || !address.startsWith("/api")) continue;
      expect((await answer.json()).message, name).toBe(
        `You need the right “${right}”, which the role “${role}” doesn’t have.`,
      );
    }
  },
);

it.each(["viewer", "connector", "app"] as const)(
  "a token of the role %s can do what the role may, and a missing or invalid token gets 401",
  async (role) => {
    const added = await site.post(staffEndpoints.tokens, { name: "ci", role, expiresInDays: 30 }, bearer);
    const { token } = (await added.json()) as { token: string };
    const api = cases.filter(({ address, right }) => address.startsWith("/api") && right !== "open");
    for (const { method, address, right } of api) {
      const name = `${method} ${address}`;
      const answer = await ask(method, address, { Authorization: `Bearer ${token}` });
      if (right === null || right === "open" || hasRight(role, right)) {
        expect([401, 403], name).not.toContain(answer.status);
      } else {
        expect(answer.status, name).toBe(403);
        expect((await answer.json()).message, name).toContain(right);
      }
      expect((await ask(method, address, {})).status, name).toBe(401);
      expect((await ask(method, address, { Authorization: "Bearer wrong" })).status, name).toBe(401);
    }
    await site.post(staffEndpoints.revokeToken, { name: "ci" }, bearer);
    const answer = await ask("GET", "/api/admin/webhooks", { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
    expect((await answer.json()).message).toBe("This token is unknown, expired or revoked.");
  },
);

it("pages contain nothing that a role may not see or do", async () => {
  const html = async (role: string, page: string) =>
    (await ask("GET", page, staff[role]?.cookie ?? {})).text();
  const viewer = await html("viewer", consolePaths.settings);
  expect(viewer).toContain("Announcement");
  expect(viewer).not.toContain(consolePaths.switch);
  expect(viewer).not.toContain("/operator/people");
  expect(await html("operator", consolePaths.settings)).toContain(consolePaths.switch);
  const support = await html("support", consolePaths.overview);
  expect(support).toContain(consolePaths.messages);
  for (const hidden of [consolePaths.outbox, consolePaths.audit, consolePaths.settings, "/operator/privacy"])
    expect(support, hidden).not.toContain(hidden);
});

it("a form that a role may not send redirects to the overview, which names the missing right", async () => {
  const cookie = staff.viewer?.cookie ?? { Cookie: "" };
  const answer = await site.postForm(consolePaths.switch, {}, { ...cookie, ...newClient() });
  const target = answer.headers.get("location") ?? "";
  expect(target).toContain(consolePaths.overview);
  expect(await (await ask("GET", target, cookie)).text()).toContain("settings:write");
});

it("after an upgrade, the operator token creates the first owner, who stays signed in when it is turned off", async () => {
  const owner = staff.owner?.cookie ?? { Cookie: "" };
  const byToken = await site.postForm(
    consolePaths.signIn,
    { token: bearer.Authorization.slice("Bearer ".length) },
    newClient(),
  );
  const [set = ""] = byToken.headers.getSetCookie();
  const tokenSession = { Cookie: set.split(";", 1)[0] ?? "" };
  expect((await ask("GET", consolePaths.overview, tokenSession)).status).toBe(200);
  const off = await startSite({ env: { ...behindProxy, OPERATOR_TOKEN: "off" }, folder: site.folder });
  const opened = async (address: string, headers: Record<string, string>) =>
    (await fetch(`${off.url}${address}`, { headers, redirect: "manual" })).status;
  expect(await opened(consolePaths.overview, owner)).toBe(200);
  expect(await opened(consolePaths.overview, tokenSession)).toBe(307);
  expect(await opened("/api/admin/webhooks", bearer)).toBe(401);
  const page = await (await fetch(`${off.url}${paths.operator}`)).text();
  expect(page).not.toContain('name="token"');
  expect(page).toContain('name="code"');
  expect(off.log()).not.toContain("No one can sign in");
  await off.stop({ keep: true });
});
