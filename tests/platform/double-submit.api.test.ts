import { beforeAll, describe, expect, it } from "vitest";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { htmlOf, operatorOf } from "@/tests/support/console";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
let cookie: { Cookie: string };
beforeAll(async () => {
  cookie = await operatorOf(site);
});

const shown = (page: string) => htmlOf(site, page);

/** The form key of a freshly rendered page. */
async function shownKey(page: string): Promise<string> {
  const html = await shown(page);
  const key = /<input[^>]*name="idempotencyKey"[^>]*value="([^"]+)"/.exec(html)?.[1];
  if (!key) throw new Error(`${page} shows no key`);
  return key;
}

const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
const titled = (title: string) => site.db.incident.findMany({ where: { title }, include: { updates: true } });

interface ConsoleForm {
  what: string;
  page: string;
  action: string;
  fields: Record<string, string>;
  stored: () => Promise<object[]>;
}

const forms: ConsoleForm[] = [
  {
    what: "incident",
    page: consolePaths.newIncident,
    action: consolePaths.save(consolePaths.newIncident),
    fields: { title: "Twice", impact: "minor", state: "investigating", message: "We look." },
    stored: () => titled("Twice"),
  },
  {
    what: "planned maintenance",
    page: consolePaths.planMaintenance,
    action: consolePaths.save(consolePaths.planMaintenance),
    fields: { title: "Disks", startsAt: inAnHour(1), endsAt: inAnHour(2), message: "Forms pause." },
    stored: () => titled("Disks"),
  },
  {
    what: "entered request",
    page: casePaths.enter,
    action: casePaths.entries,
    fields: {
      kind: "gdpr:access",
      channel: "letter",
      receivedOn: "2026-01-05",
      email: "letter@example.com",
      description: "",
    },
    stored: () => site.db.privacyRequest.findMany({ where: { email: "letter@example.com" } }),
  },
];

/** The target and message of a redirect, without its signature, which differs each time because it expires. */
function pageOf(location: string | null): string {
  const { pathname, searchParams } = new URL(location ?? "", site.url);
  const [payload = ""] = (searchParams.get("flash") ?? "").split(".");
  const [, tone, sentence] = JSON.parse(Buffer.from(payload, "base64url").toString() || "[]");
  return `${pathname} ${tone} ${sentence}`;
}

it.each(forms)("a double press creates one $what, and redirects to it both times", async (form) => {
  const press = async (idempotencyKey: string) => {
    const answer = await site.postForm(form.action, { ...form.fields, idempotencyKey }, cookie);
    expect(answer.status).toBe(303);
    return pageOf(answer.headers.get("location"));
  };
  const key = await shownKey(form.page);
  const [first, second] = await Promise.all([press(key), press(key)]);
  expect(await form.stored()).toHaveLength(1);
  expect(first).not.toContain(form.page);
  expect([second, await press(key)]).toEqual([first, first]);
  expect(await form.stored()).toHaveLength(1);

  const next = await press(await shownKey(form.page));
  expect(next).not.toBe(first);
  expect(await form.stored()).toHaveLength(2);
});

it("a request entered by a double press sends one receipt", async () => {
  const receivedOn = "2026-01-06";
  const fields = { kind: "ccpa:know", channel: "phone", receivedOn, email: "once@example.com" };
  const entry = { ...fields, description: "", idempotencyKey: await shownKey(casePaths.enter) };
  for (const _ of ["first", "second"]) await site.postForm(casePaths.entries, entry, cookie);
  const [receipt] = await site.mailbox.expectTo("once@example.com");
  const { reference } = await site.db.privacyRequest.findFirstOrThrow({ where: { email: fields.email } });
  expect(receipt?.text).toContain(reference);
  expect(await site.db.outboxMail.count({ where: { recipient: fields.email } })).toBe(1);
});

it("other input under the key of a sent form is rejected, and comes back with a new key", async () => {
  const action = consolePaths.save(consolePaths.newIncident);
  const words = { title: "Went back", impact: "minor", state: "investigating", message: "First." };
  const key = await shownKey(consolePaths.newIncident);
  await site.postForm(action, { ...words, idempotencyKey: key }, cookie);
  const changed = { ...words, message: "Second.", idempotencyKey: key };
  const back = (await site.postForm(action, changed, cookie)).headers.get("location") ?? "";
  expect(back).toContain("&typed=");
  const [incident] = await titled("Went back");
  expect(incident?.updates.map(({ message }) => message)).toEqual(["First."]);
  expect(await shownKey(back)).not.toBe(key);
});

it("a double press posts an update once", async () => {
  const words = { title: "Updated", impact: "minor", state: "investigating", message: "We look." };
  await site.postForm(consolePaths.save(consolePaths.newIncident), words, cookie);
  const [incident] = await titled("Updated");
  const page = consolePaths.incident(incident?.id ?? "missing");
  const update = { state: "monitoring", message: "A fix is out.", idempotencyKey: await shownKey(page) };
  const press = () => site.postForm(consolePaths.save(page), update, cookie);
  const [first, second] = await Promise.all([press(), press()]);
  expect(pageOf(second.headers.get("location"))).toBe(pageOf(first.headers.get("location")));
  await press();
  const [updated] = await titled("Updated");
  expect(updated?.updates.map(({ message }) => message)).toEqual(["We look.", "A fix is out."]);

  await site.postForm(consolePaths.save(page), { ...update, idempotencyKey: await shownKey(page) }, cookie);
  expect((await titled("Updated"))[0]?.updates).toHaveLength(3);
});

describe("a form without an idempotency key", () => {
  const save = consolePaths.save(consolePaths.setting("announcement"));
  const shownVersion = async () =>
    /name="version" value="(\d+)"/.exec(await shown(consolePaths.setting("announcement")))?.[1] ?? "none";
  const press = async (fields: Record<string, string>) =>
    (await site.postForm(save, fields, cookie)).headers.get("location") ?? "";
  const changes = () => site.db.auditEntry.count({ where: { subject: "announcement" } });

  it("that is sent twice runs once and shows the result twice", async () => {
    const fields = { version: await shownVersion(), enabled: "on", message: "New models", type: "info" };
    const before = await changes();
    const first = await press(fields);
    expect(await shown(first)).toContain('role="status"');
    const again = [await press(fields), ...(await Promise.all([press(fields), press(fields)]))];
    expect(again.map(pageOf)).toEqual(Array.from({ length: 3 }, () => pageOf(first)));
    expect(await changes()).toBe(before + 1);
  });

  it("is rejected if the same version is saved with other input", async () => {
    const fields = { version: await shownVersion(), enabled: "on", message: "Twice", type: "info" };
    await press(fields);
    const back = await press({ ...fields, message: "Meanwhile" });
    expect(back).toContain("&typed=");
    expect(await shown(back)).toContain("Meanwhile");
  });

  it("can be sent again at once after an error", async () => {
    const fields = { version: await shownVersion(), enabled: "on", message: "", type: "info" };
    const [first, second] = [await press(fields), await press(fields)];
    expect([first, second]).toEqual([expect.stringContaining("&typed="), expect.stringContaining("&typed=")]);
    expect(second).not.toBe(first);
  });
});
