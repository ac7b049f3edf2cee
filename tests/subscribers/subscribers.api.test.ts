import { expect, it } from "vitest";
import { endpoints, paths, subscriptionPaths } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { bearer } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { passcode, put } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();

const subscribe = (body: object) => site.post(endpoints.statusSubscribers, body);
const get = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual" });

/** The path of the link in an email to an address. */
async function linkIn(email: string, count: number, page: "confirm" | "manage"): Promise<string> {
  const mails = await site.mailbox.expectTo(email, count);
  const text = mails.map((mail) => mail.text).findLast((words) => words?.includes(`/subscribe/${page}/`));
  return text?.match(new RegExp(`${paths.statusSubscribe}/${page}/\\S+`))?.[0] ?? "";
}

async function confirmed(email: string) {
  await subscribe({ email });
  const token = (await linkIn(email, 1, "confirm")).split("/").at(-1) ?? "";
  const answer = await site.post(endpoints.subscriptionConfirm, { token });
  return ((await answer.json()) as { token: string }).token;
}

it("a subscription is requested with {email, services?, maintenance?}, with the same answer for a known address", async () => {
  const answer = await subscribe({ email: "ada@example.com", services: ["api"], maintenance: true });
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toEqual({ message: expect.any(String) });
  expect(await site.db.subscriber.count()).toBe(0);

  const link = await linkIn("ada@example.com", 1, "confirm");
  // Like a mail scanner.
  for (const method of ["GET", "HEAD"]) await fetch(`${site.url}${link}`, { method });
  expect((await get(endpoints.subscriptionConfirm)).status).toBe(405);
  expect(await site.db.subscriber.count()).toBe(0);
  const token = link.split("/").at(-1) ?? "";
  const started = await site.postForm(endpoints.subscriptionConfirm, { token });
  expect(started.status).toBe(303);
  expect(started.headers.get("location")).toMatch(/manage\/\S+#confirmed$/);
  expect(await site.db.subscriber.findFirst()).toMatchObject({ services: ["api"], maintenance: true });

  const again = await subscribe({ email: "ADA@example.com" });
  expect([again.status, await again.json()]).toEqual([200, body]);
});

it("every invalid field is rejected and named", async () => {
  for (const [body, field] of [
    [{}, "email"],
    [{ email: "me@localhost" }, "email"],
    [{ email: "a@example.com\nBcc: b@example.com" }, "email"],
    [{ email: "a@example.com", services: ["nonsense"] }, "services.0"],
    [{ email: "a@example.com", services: "api" }, "services"],
    [{ email: "a@example.com", maintenance: "yes" }, "maintenance"],
  ] as const) {
    const answer = await subscribe(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field);
  }
});

it("a subscription ends by an email program’s one-click POST in either encoding, even at the gate, but never by GET", async () => {
  for (const [email, body] of [
    ["form@example.com", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "multipart@example.com",
      (() => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      })(),
    ],
  ] as const) {
    const token = await confirmed(email);
    const oneClick = subscriptionPaths.oneClick(token);
    const known = { where: { emailKey: email } };
    const looked = await get(oneClick);
    expect([looked.status, looked.headers.get("location")]).toEqual([303, subscriptionPaths.manage(token)]);
    await get(subscriptionPaths.manage(token));
    expect((await site.post(oneClick, {})).status).toBe(422);
    expect(await site.db.subscriber.count(known)).toBe(1);
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    const ended = await fetch(`${site.url}${oneClick}`, { method: "POST", body });
    await put(site, "protection", { enabled: false, mobile: "splash" });
    expect(ended.status).toBe(200);
    expect(await site.db.subscriber.count(known)).toBe(0);
  }
  const forged = await fetch(`${site.url}${subscriptionPaths.oneClick("someone.else")}`, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
  });
  expect(forged.status).toBe(404);
});

it("measurements from other places are accepted once, only from the operator, and shown per place", async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const checks = [
    { id: "site", status: "outage", latencyMs: null },
    { id: "api", status: "operational", latencyMs: 41.5 },
  ];
  expect((await site.post(staffEndpoints.probes, { place: "Frankfurt", at, checks })).status).toBe(401);
  const report = (body: object) => site.post(staffEndpoints.probes, body, bearer);
  expect(await (await report({ place: "Frankfurt", at, checks })).json()).toEqual({ stored: 2 });
  expect(await (await report({ place: "Frankfurt", at, checks })).json()).toEqual({ stored: 0 });
  expect((await report({ place: "Oslo", checks: checks.slice(1) })).status).toBe(200);
  const old = { place: "Oslo", at: "2020-01-01T00:00:00Z", checks };
  expect((await report(old)).status).toBe(422);
  expect((await report({ place: "Oslo", checks: [checks[0], checks[0]] })).status).toBe(422);

  await eventually(async () => {
    const record = (await (await get(endpoints.health)).json()) as { places: object[] };
    expect(record.places).toMatchObject([
      {
        place: "Frankfurt",
        checks: [
          { id: "site", status: "outage", successRate: 0, samples: 1 },
          { id: "api", status: "operational", latencyMs: 41.5, successRate: 1 },
        ],
      },
      { place: "Oslo", checks: [{ id: "api", status: "operational" }] },
    ]);
  });
  expect(await site.db.placeHour.findFirst({ where: { place: "Frankfurt", check: "site" } })).toMatchObject({
    ...{ samples: 1, good: 0, down: 1 },
  });
});
