import { beforeAll, expect, it } from "vitest";
import { hasRight, personRoles } from "@/lib/platform/rights";
import { endpoints, paths } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { bearer, behindProxy, newClient } from "@/tests/support/clients";
import { addresses } from "@/tests/support/permissions";
import { startSite } from "@/tests/support/site";
import { borrowedSite } from "@/tests/support/site-of-file";
import { type Joined, joinSite } from "@/tests/support/staff";

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

const site = borrowedSite();
const staff: Partial<Record<string, Joined>> = {};
beforeAll(async () => {
  for (const role of personRoles) staff[role] = await joinSite(site, role);
});

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
