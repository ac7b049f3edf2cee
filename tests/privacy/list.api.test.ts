import { beforeAll, expect, it } from "vitest";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { file } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
beforeAll(async () => {
  await file(site, "gdpr", { email: "list-access@example.com", requestType: "access" });
  await file(site, "uk-gdpr", {
    email: "list-complaint@example.com",
    requestType: "complaint",
    description: "You kept it.",
  });
});

const list = async (query: string, headers: Record<string, string> = bearer) => {
  const answer = await fetch(`${site.url}${staffEndpoints.privacyRequests}${query}`, { headers });
  return { status: answer.status, body: await answer.json() };
};

async function tokenOf(role: string): Promise<Record<string, string>> {
  const named = { name: `list-${role}`, role, expiresInDays: 1 };
  const { token } = await (await site.post(staffEndpoints.tokens, named, bearer)).json();
  return { Authorization: `Bearer ${token}` };
}

it("a token lists due requests, with the filters of the console", async () => {
  const { status, body } = await list("?needs=new&q=list-complaint@example.com");
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, total: 1, page: 1, pages: 1 });
  expect(body.requests).toEqual([
    expect.objectContaining({
      law: "uk-gdpr",
      requestType: "complaint",
      state: "received",
      turn: "ours",
      email: "list-complaint@example.com",
      dueAt: expect.stringMatching(/Z$/),
    }),
  ]);
  expect((await list("?turn=confirmation&q=list-access@example.com")).body.total).toBe(1);
});

it("addresses are only for roles that may export data, and the list for those that see requests", async () => {
  const { body } = await list("", await tokenOf("viewer"));
  expect(body.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain("@example.com");
  expect((await list("", await tokenOf("support"))).status).toBe(403);
});

it.each(["?needs=nothing", "?due=soon", "?dueBy=soon", "?page=0", "?from=soon"])(
  "%s is rejected",
  async (query) => {
    expect((await list(query)).status).toBe(422);
  },
);
