import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApiDocument } from "@/lib/openapi/document";
import { endpoints } from "@/lib/site/paths";
import { consolePaths, staffEndpoints, webhookPaths } from "@/lib/site/staff-paths";
import { subscribableTypes } from "@/lib/webhooks/events";
import { eventField } from "@/lib/webhooks/schema";
import { bearer, behindProxy, cookiesOf, newClient } from "@/tests/support/clients";
import { htmlOf, operatorOf } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import { shareDatabase } from "@/tests/support/own-database";
import { expectProblem } from "@/tests/support/problem";
import { type Receiver, startReceiver } from "@/tests/support/receiver";
import { runOperator, runOperatorHere } from "@/tests/support/run-operator";
import { schemaCheck } from "@/tests/support/schema-check";
import { type Site, startSite } from "@/tests/support/site";

const check = schemaCheck(openApiDocument());
let site: Site;
let receiver: Receiver;

beforeAll(async () => {
  [site, receiver] = await Promise.all([startSite({ env: behindProxy }), startReceiver()]);
  shareDatabase(site);
});
beforeEach(() => receiver.reset());
afterAll(async () => {
  receiver.stop();
  await site.stop();
});

/** Adds an endpoint from the shell, because only the shell may allow one on this machine. @returns its id and secret */
async function add(...more: string[]) {
  const named = ["--url", receiver.url, "--events", "contact.received", "--allow-private"];
  const { code, out, err } = await runOperatorHere(["webhooks", "add", ...named, ...more]);
  expect([code, err]).toEqual([0, ""]);
  const secret = /whsec_\S+/.exec(out)?.[0] ?? "";
  const { id } = await site.db.webhookEndpoint.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  return { id, secret };
}

async function write(times = 1) {
  const body = { name: "Ada", email: "ada@example.com", message: "Hello", type: "general" };
  for (let n = 0; n < times; n += 1) {
    expect((await site.post(endpoints.contact, body, newClient())).status).toBe(200);
  }
}

const api = (path: string, method = "GET", body?: object) =>
  fetch(`${site.url}${path}`, {
    method,
    headers: { ...bearer, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
  });

describe("the shell", () => {
  it("adds, tests, pauses, resumes, rotates and removes endpoints", async () => {
    const { id, secret } = await add("--description", "Team system");
    const short = id.slice(0, 8);
    const shell = async (...args: string[]) => {
      const { out, err } = await runOperatorHere(["webhooks", ...args]);
      return out + err;
    };
    expect((await runOperator(site, ["webhooks", "list"])).out).toContain(
      `${short}  active  ${receiver.url}  (Team system)`,
    );
    expect(await shell("test", short)).toContain("The receiver returned 204.");
    receiver.status(500);
    expect(await shell("test", short)).toContain("The receiver returned 500.");
    expect(await shell("pause", short)).toContain("Paused.");
    receiver.reset();
    await write();
    expect(await shell("list")).toMatch(/1 waiting, 1 delivered, 1 failed\. Paused by staff/);
    expect(await shell("resume", short)).toContain("Resumed.");
    await eventually(() => expect(receiver.types()).toEqual(["contact.received"]));
    const rotated = await shell("rotate", short);
    expect(rotated).toMatch(/whsec_\S{44}/);
    expect(rotated).not.toContain(secret);
    expect(await shell("remove", short)).toContain("was removed");
    expect(await shell("list")).toContain("There are no endpoints yet.");
    const actions = await site.db.auditEntry.findMany({ where: { subject: id }, orderBy: { id: "asc" } });
    expect(actions.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "cli webhook.added",
      "cli webhook.pinged",
      "cli webhook.pinged",
      "cli webhook.paused",
      "cli webhook.resumed",
      "cli webhook.rotated",
      "cli webhook.removed",
    ]);
  });

  it("explains invalid input", async () => {
    const says = async (...args: string[]) => (await runOperatorHere(["webhooks", ...args])).err;
    expect(await says("add", "--url", "http://10.0.0.1/", "--events", "all")).toContain(
      "must begin with https",
    );
    expect(await says("add", "--url", "https://10.0.0.1/", "--events", "all")).toContain(
      "not on the public internet",
    );
    expect(
      await says("add", "--url", "https://hooks.invalid/", "--events", "mail.dead,mail.alive"),
    ).toContain("There is no event “mail.alive”.");
    expect(await says("add", "--url", "https://hooks.invalid/")).toContain("Choose at least one event.");
    expect(await says("test", "nothing")).toContain("There is no endpoint");
    expect(await site.db.webhookEndpoint.count()).toBe(0);
  });
});

describe("the API", () => {
  it("is for staff only", async () => {
    for (const path of [
      staffEndpoints.webhooks,
      staffEndpoints.webhook("x"),
      staffEndpoints.webhookDeliveries("x"),
      staffEndpoints.account("x"),
    ]) {
      await expectProblem(await fetch(`${site.url}${path}`), 401);
    }
    await expectProblem(await site.post(staffEndpoints.webhooks, {}), 401);
    await expectProblem(await site.post(staffEndpoints.webhookOrders("x"), { order: "ping" }), 401);
    await expectProblem(await fetch(`${site.url}${staffEndpoints.webhook("x")}`, { method: "DELETE" }), 401);
  });

  it("answers as documented in OpenAPI, and shows a secret once", async () => {
    const input = {
      url: "https://hooks.invalid/hook",
      events: ["mail.dead", "incident.opened"],
      description: "Ours",
    };
    const added = await api(staffEndpoints.webhooks, "POST", input);
    const { secret, ...endpoint } = await added.json();
    expect(check("/components/schemas/WebhookEndpointWithSecret", { ...endpoint, secret })).toEqual([]);
    expect(secret).toMatch(/^whsec_/);
    expect(added.headers.get("cache-control")).toBe("no-store");
    const here = staffEndpoints.webhook(endpoint.id);
    const changed = await (
      await api(here, "PUT", { events: ["mail.dead"], description: "", receivesAccount: true })
    ).json();
    expect(changed).toMatchObject({ events: ["mail.dead"], receivesAccount: true, url: input.url });
    // It became the app's, so its secret is new.
    const { secret: renewed, ...shown } = changed;
    expect(renewed).toMatch(/^whsec_/);
    expect(renewed).not.toBe(secret);
    expect(await (await api(here)).json()).toEqual(shown);
    const list = await (await api(staffEndpoints.webhooks)).json();
    expect(check("/components/schemas/WebhookEndpoints", list)).toEqual([]);
    expect(JSON.stringify(list)).not.toContain("whsec_");
    const orders = staffEndpoints.webhookOrders(endpoint.id);
    const order = async (body: object) => (await api(orders, "POST", body)).json();
    const paused = await order({ order: "pause" });
    expect(check("/components/schemas/WebhookOrderAnswer", paused)).toEqual([]);
    expect((await order({ order: "rotate" })).secret).toMatch(/^whsec_/);
    const pinged = await order({ order: "ping" });
    await eventually(async () => {
      const answer = await (await api(`${staffEndpoints.webhookDeliveries(endpoint.id)}?show=dead`)).json();
      expect(check("/components/schemas/WebhookDeliveries", answer)).toEqual([]);
      expect(answer.deliveries).toMatchObject([{ id: pinged.delivery, type: "ping" }]);
    });
    await expectProblem(await api(orders, "POST", { order: "dance" }), 422);
    await expectProblem(await api(orders, "POST", { order: "resend", delivery: "x" }), 404);
    await expectProblem(await api(orders, "POST", { order: "resend-range", from: "now", to: "then" }), 422);
    await expectProblem(
      await api(staffEndpoints.webhooks, "POST", { ...input, allowPrivate: true, url: "http://127.0.0.1/" }),
      422,
    );
    await expectProblem(await api(staffEndpoints.webhooks, "POST", { ...input, events: ["ping"] }), 422);
    expect(await (await api(here, "DELETE")).json()).toEqual({ success: true });
    await expectProblem(await api(here), 404);
    await expectProblem(await api(here, "PATCH"), 405);
  });

  it("returns an account whose event was missed to the app until it is acknowledged", async () => {
    await add("--app");
    const { id } = await site.db.webhookEndpoint.findFirstOrThrow();
    await site.db.webhookEndpoint.update({ where: { id }, data: { events: ["account.verified"] } });
    const email = "new@example.com";
    const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines" };
    const entered = { email, password: "correct horse", acceptTerms: true, ...names };
    expect((await site.post(endpoints.register, entered, newClient())).status).toBe(200);
    const mail = await site.db.outboxMail.findFirstOrThrow({ where: { recipient: email } });
    const text = mail.text || ((await site.mailbox.ofRow(mail.id)).text ?? "");
    const token = /\/verify\/([\w-]+)/.exec(text)?.[1];
    const account = await site.db.account.findUniqueOrThrow({ where: { email } });
    const app = { name: "app", role: "app", expiresInDays: 30 };
    const { token: appToken } = await (await api(staffEndpoints.tokens, "POST", app)).json();
    const asApp = (path: string, method = "GET") =>
      fetch(`${site.url}${path}`, { method, headers: { Authorization: `Bearer ${appToken}` } });
    await expectProblem(await asApp(staffEndpoints.account(account.id)), 404);
    const { password } = entered;
    expect((await site.post(endpoints.verifyAccount, { token, password }, newClient())).status).toBe(200);
    await eventually(() => expect(receiver.got).toHaveLength(1));
    const { data } = JSON.parse(receiver.got[0]?.body ?? "{}");
    expect(data).toMatchObject({ id: account.id, account: { email, ...names } });
    const here = new URL(data.api).pathname;
    const answer = await (await asApp(here)).json();
    expect(check("/components/schemas/Account", answer)).toEqual([]);
    expect(answer).toEqual(data.account);
    const shown = await (await api(here)).json();
    expect(check("/components/schemas/Account", shown)).toEqual([]);
    expect(shown).toEqual({ ...data.account, passwordHash: null });
    const acknowledgement = staffEndpoints.acknowledgeAccount(account.id);
    expect(await (await asApp(acknowledgement, "POST")).json()).toEqual({ success: true });
    await expectProblem(await asApp(here), 410);
    await site.db.webhookEndpoint.deleteMany();
  });
});

describe("the console", () => {
  const form = async (path: string, fields: Record<string, string>) =>
    site.postForm(path, fields, await operatorOf(site));

  it("adds an endpoint with chosen events, shows its secret to the browser that added it, and lists every attempt", async () => {
    const save = consolePaths.save(webhookPaths.add);
    const refused = await form(save, { url: "https://192.168.0.1/", [eventField("mail.dead")]: "on" });
    const back = await htmlOf(site, refused.headers.get("location") ?? "");
    expect(back).toContain("not on the public internet");
    expect(back).toContain('value="https://192.168.0.1/"');
    expect(back).toMatch(/checked=""[^>]*name="event:mail\.dead"|name="event:mail\.dead"[^>]*checked=""/);
    expect(
      await htmlOf(site, (await form(save, { url: "https://hooks.invalid/" })).headers.get("location") ?? ""),
    ).toContain("Choose at least one event.");

    const added = await form(save, { url: "https://hooks.invalid/hook", [eventField("mail.dead")]: "on" });
    const page = (added.headers.get("location") ?? "").split("?")[0] ?? "";
    const { id } = await site.db.webhookEndpoint.findFirstOrThrow();
    expect(page).toBe(webhookPaths.endpoint(id));
    const shownTo = async (answer: Response) => {
      const Cookie = [(await operatorOf(site)).Cookie, cookiesOf(answer).Cookie].join("; ");
      return (await fetch(`${site.url}${page}`, { headers: { Cookie } })).text();
    };
    expect(await shownTo(added)).toMatch(/whsec_[\w+/]{43}=/);
    expect(await htmlOf(site, page)).not.toContain("whsec_");
    const rotated = await form(webhookPaths.orders(id), { order: "rotate" });
    expect(await shownTo(rotated)).toMatch(/whsec_[\w+/]{43}=/);
    expect(await shownTo(added), "the replaced secret is no longer shown").not.toContain("whsec_");
    expect(await htmlOf(site, page)).not.toContain("whsec_");

    await site.db.webhookEndpoint.update({ where: { id }, data: { url: receiver.url, allowPrivate: true } });
    receiver.status(503);
    await form(webhookPaths.orders(id), { order: "ping" });
    await eventually(async () => expect(await htmlOf(site, page)).toContain("The receiver returned 503."));
    const dead = await site.db.webhookDelivery.findFirstOrThrow();
    receiver.reset();
    await form(webhookPaths.orders(id), { order: "resend", delivery: dead.id });
    await eventually(async () => expect(await htmlOf(site, page)).toContain("The receiver returned 204."));

    const boxes = { [eventField("incident.opened")]: "on", description: "Ours" };
    await form(consolePaths.save(page), boxes);
    const row = await site.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ events: ["incident.opened"], description: "Ours" });

    await form(webhookPaths.orders(id), { order: "remove" });
    expect(await site.db.webhookEndpoint.count()).toBe(1);
    await form(webhookPaths.orders(id), { order: "remove", confirm: "on" });
    expect(await site.db.webhookEndpoint.count()).toBe(0);
    expect(await htmlOf(site, page)).toContain("This endpoint doesn’t exist.");
  });

  it("has a checkbox for every event", async () => {
    const html = await htmlOf(site, webhookPaths.add);
    for (const type of subscribableTypes) expect(html).toContain(`name="${eventField(type)}"`);
  });
});

describe("processes killed during deliveries", () => {
  it("lose nothing, and repeat deliveries only with the same id", async () => {
    const { id: endpointId } = await add();
    // Slow enough that some deliveries are in progress whenever it is killed.
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 150);
    await write(25);
    const deliveries = await site.db.webhookDelivery.findMany({ where: { endpointId } });
    const ids = new Set(deliveries.map(({ eventId }) => eventId));
    expect(ids.size).toBe(25);
    // The second kill hits a process that had taken over from a dead one.
    for (let kill = 1; kill <= 2; kill += 1) {
      await eventually(() => expect(receiver.got.length).toBeGreaterThan(kill * 4));
      await site.stop({ keep: true });
      // On the same port, which is part of stored links.
      const port = Number(new URL(site.url).port);
      site = await startSite({ env: behindProxy, folder: site.folder, port });
      // After its lease, any process may take over the dead process's deliveries.
      await site.setClock(new Date(Date.now() + kill * 60_000));
    }
    await eventually(async () => {
      expect(await site.db.webhookDelivery.count({ where: { endpointId, state: "delivered" } })).toBe(25);
    }, 60_000);
    const got = receiver.got.map(({ headers }) => String(headers["webhook-id"]));
    expect(new Set(got)).toEqual(ids);
    // Each kill can duplicate the deliveries that were in progress, and no more.
    expect(got.length).toBeLessThanOrEqual(25 + 2 * 4);
    const bodies = new Map(receiver.got.map(({ headers, body }) => [headers["webhook-id"], body]));
    for (const { headers, body } of receiver.got) expect(body).toBe(bodies.get(headers["webhook-id"]));
  });
});
