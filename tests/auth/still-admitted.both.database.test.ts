import { expect, it } from "vitest";
import { operations } from "@/lib/operations";
import { read } from "@/lib/platform/database";
import { handlersOf } from "@/lib/platform/operations/handlers";
import { paths } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { inHours } from "@/tests/support/access";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { join } from "@/tests/support/people";

ownDatabase();
const { addToken, revokeToken } = await import("@/lib/auth/people/api-tokens");
const { changeRole, resetPerson } = await import("@/lib/auth/people/people");
const { openSession } = await import("@/tests/support/sessions");

const now = new Date();
const shell = operator(now, "cli");

const createLink = operations.find(({ path }) => path === staffEndpoints.createLink);
const json = "application/json";
const links = () => read((db) => db.accessPass.count());

/** Creates a link. `meanwhile` happens after the request was admitted, while its body arrives. */
async function create(credentials: Record<string, string>, meanwhile: () => Promise<unknown>, type = json) {
  if (!createLink) throw new Error("There is no operation that creates a link.");
  const body = { name: `Link ${Math.random()}`, endsAt: inHours(1), through: "gate", audience: "everyone" };
  const sent = type === json ? JSON.stringify(body) : new URLSearchParams(body).toString();
  const arriving = new ReadableStream(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode(sent));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    "Content-Type": type,
    Origin: "http://localhost:3000",
    "Sec-Fetch-Site": "same-origin",
    ...credentials,
  };
  const init = { method: "POST", headers, body: arriving, duplex: "half" };
  const request = new Request(`http://localhost:3000${createLink.path}`, init);
  return handlersOf(createLink).POST(request, { params: Promise.resolve({}) });
}

async function ownerWithSession(email: string) {
  const { id, cookie } = await join(now, { name: "Owner", email, role: "owner" });
  return { id, Cookie: cookie.split(";", 1)[0] ?? "" };
}

it("a request of a person who is reset while its body arrives changes nothing", async () => {
  const { id, Cookie } = await ownerWithSession("reset@example.com");
  const before = await links();
  const refused = await create({ Cookie }, () => resetPerson(shell, { id }));
  expect([refused.status, await refused.text()]).toEqual([
    401,
    expect.stringContaining("This session has ended."),
  ]);
  expect(await links()).toBe(before);
});

it("a form of a person who is reset while it arrives leads to the sign-in, which says so", async () => {
  const { id, Cookie } = await ownerWithSession("form@example.com");
  const before = await links();
  const answer = await create(
    { Cookie },
    () => resetPerson(shell, { id }),
    "application/x-www-form-urlencoded",
  );
  const { pathname, searchParams } = new URL(answer.headers.get("location") ?? "", "http://localhost:3000");
  expect([answer.status, pathname, searchParams.has("flash")]).toEqual([303, paths.operator, true]);
  expect([await links(), await read((db) => db.formDraft.count())]).toEqual([before, 0]);
});

it("a request of a person whose role changes while its body arrives changes nothing", async () => {
  const { id, Cookie } = await ownerWithSession("demoted@example.com");
  await ownerWithSession("stays@example.com");
  const before = await links();
  const refused = await create({ Cookie }, () => changeRole(shell, { id, role: "viewer" }));
  expect([refused.status, await refused.text()]).toEqual([
    403,
    expect.stringContaining("Your role has just changed"),
  ]);
  expect(await links()).toBe(before);
});

it("a request with a token that is revoked while its body arrives changes nothing", async () => {
  const { name, token } = await addToken(shell, { name: "revoked", role: "owner", expiresInDays: 1 });
  const before = await links();
  const bearer = { Authorization: `Bearer ${token}` };
  const refused = await create(bearer, () => revokeToken(shell, { name }));
  expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining("was revoked")]);
  expect(await links()).toBe(before);
});

it("other requests are carried out, whoever sends them", async () => {
  const { Cookie } = await ownerWithSession("works@example.com");
  const { token } = await addToken(shell, { name: "valid", role: "owner", expiresInDays: 1 });
  const [OfToken = ""] = (await openSession(operator(now))).split(";", 1);
  const nothing = async () => undefined;
  const allowed: Record<string, string>[] = [
    { Cookie },
    { Cookie: OfToken },
    { Authorization: `Bearer ${token}` },
  ];
  for (const credentials of allowed) expect((await create(credentials, nothing)).status).toBe(200);
});
