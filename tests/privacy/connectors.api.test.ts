import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApiDocument } from "@/lib/openapi/document";
import { connectorPaths, endpoints } from "@/lib/site/paths";
import { casePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { bearer, behindProxy, newClient } from "@/tests/support/clients";
import { htmlOf, operatorOf } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import { caseOf, eventsOf, file, order } from "@/tests/support/privacy";
import { expectProblem } from "@/tests/support/problem";
import { type Receiver, startReceiver } from "@/tests/support/receiver";
import { runOperator } from "@/tests/support/run-operator";
import { schemaCheck } from "@/tests/support/schema-check";
import { type Site, startSite } from "@/tests/support/site";

const check = schemaCheck(openApiDocument());
const metricsToken = "only-the-monitor-knows-this";
const items = [{ label: "Orders", value: "2025-03-02: 1 subscription" }];

let site: Site;
/** Another system: it receives webhooks, and uses its token to look up pending requests and to report. */
let crm: Receiver;
let crmToken = "";
let secret = "";
/** Its report for each kind of request. */
const reports: Record<string, object> = {
  access: { outcome: "holds", items, note: "Ask billing too" },
  deletion: { outcome: "erased" },
  "opt-out": { outcome: "done" },
};

const as = (token: string) => ({ Authorization: `Bearer ${token}` });
const report = (reference: string, body: object, headers = as(crmToken)) =>
  site.post(connectorPaths.reports(reference), body, { ...newClient(), ...headers });

async function addToken(name: string): Promise<string> {
  const args = ["tokens", "add", "--name", name, "--role", "connector", "--expires", "30d"];
  const { code, out, err } = await runOperator(site, args);
  expect([code, err]).toEqual([0, ""]);
  return /plsd_\S+/.exec(out)?.[0] ?? "";
}

/** How the other system handles an event: verifies the sender, fetches pending requests and reports on each. */
async function answerEvent(body: string, headers: Record<string, string>): Promise<void> {
  const { type, data } = new Webhook(secret).verify(body, headers) as {
    type: string;
    data: { reference: string; api: string };
  };
  expect(type).toBe("privacy_request.verified");
  expect(new URL(data.api).pathname).toBe(connectorPaths.requests);
  const listed = await fetch(`${site.url}${connectorPaths.requests}`, { headers: as(crmToken) });
  const waiting = (await listed.json()) as { requests: { reference: string; requestType: string }[] };
  expect(check("/components/schemas/WaitingRequests", waiting)).toEqual([]);
  for (const { reference, requestType } of waiting.requests) {
    const answer = await report(reference, reports[requestType] ?? { outcome: "nothing" });
    expect(answer.status).toBe(200);
    expect(check("/components/schemas/ConnectorReported", await answer.json())).toEqual([]);
  }
}

beforeAll(async () => {
  [site, crm] = await Promise.all([
    startSite({ env: { ...behindProxy, METRICS_TOKEN: metricsToken } }),
    startReceiver(),
  ]);
  crmToken = await addToken("crm");
  const events = ["--events", "privacy_request.verified", "--allow-private"];
  const { out } = await runOperator(site, ["webhooks", "add", "--url", crm.url, ...events]);
  secret = /whsec_\S+/.exec(out)?.[0] ?? "";
  crm.answer = (response, { body, headers }) =>
    answerEvent(body, headers as Record<string, string>).then(
      () => response.writeHead(204).end(),
      (error) => response.writeHead(500).end(String(error)),
    );
});
afterAll(async () => {
  crm.stop();
  await site.stop();
});

const rowOf = (requestId: string, name: string) =>
  site.db.caseConnector.findUniqueOrThrow({ where: { requestId_name: { requestId, name } } });
const reported = (id: string, outcome: string) =>
  eventually(async () => expect(await rowOf(id, "crm")).toMatchObject({ outcome }));
const metricsOf = async () =>
  (await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })).text();

it("another system is notified of a request and reports; the case waits for its report, or states why not", async () => {
  await addToken("shop");
  const filed = await file(site, "gdpr", { requestType: "access", email: "jo@example.com" }, newClient());
  const { id, reference } = filed;
  expect(crm.got).toEqual([]);
  expect((await order(site, id, { step: "confirm", text: "By phone." })).status).toBe(200);
  await reported(id, "holds");
  const { version } = await caseOf(site, id);

  const page = await htmlOf(site, casePaths.file(id));
  for (const shown of [
    "crm",
    "Holds data",
    "Orders",
    "Ask billing too",
    "shop",
    "No report yet",
    "token crm",
  ])
    expect(page).toContain(shown);
  expect(page).toContain("Why are you answering without the report from shop?");
  expect(await metricsOf()).toMatch(/palisade_privacy_reports_missing\{connector="shop"\} 1/);
  expect(await metricsOf()).toMatch(/palisade_privacy_requests_open\{law="gdpr",state="verified"\} 1/);
  expect(await metricsOf()).toMatch(/palisade_privacy_requests_attention\{because="overdue"\} 0/);

  // Without JavaScript, the draft is shown again and nothing was sent.
  const form = { step: "complete", version: String(version), text: "Here is what we hold." };
  const cookie = await operatorOf(site);
  const held = await site.postForm(casePaths.orders(id), form, { ...cookie, ...newClient() });
  const back = await htmlOf(site, held.headers.get("location") ?? "");
  for (const shown of ["Here is what we hold.", "Not reported yet: shop."]) expect(back).toContain(shown);
  expect((await caseOf(site, id)).state).toBe("verified");
  const why = { ...form, withoutReports: "It holds no people." };
  const done = await site.postForm(casePaths.orders(id), why, { ...cookie, ...newClient() });
  expect(await htmlOf(site, done.headers.get("location") ?? "")).toContain("Request completed.");
  expect((await caseOf(site, id)).state).toBe("completed");
  expect(await htmlOf(site, casePaths.file(id))).toMatch(/shop[^<:]*: It holds no people\./);
  await expectProblem(await report(reference, { outcome: "nothing" }), 409);
  expect(await metricsOf()).toMatch(/palisade_privacy_reports_missing\{connector="shop"\} 0/);
  await site.post(staffEndpoints.revokeToken, { name: "shop" }, bearer);
});

it("an opt-out needs no confirmation, and is reported and completed at once", async () => {
  const answer = await site.post(
    endpoints.ccpaOptOut,
    { email: "out@example.com", confirmOptOut: true },
    newClient(),
  );
  expect(answer.status).toBe(200);
  const { id } = await site.db.privacyRequest.findFirstOrThrow({ where: { emailKey: "out@example.com" } });
  await reported(id, "done");
  expect((await caseOf(site, id)).state).toBe("received");
});

it("a report is accepted once, in its shape, from its own token", async () => {
  const fields = { requestType: "deletion", email: "gone@example.com" };
  const { id, reference } = await file(site, "gdpr", fields, newClient());
  await order(site, id, { step: "confirm", text: "By phone." });
  await reported(id, "erased");
  const { version } = await caseOf(site, id);
  const answers = await Promise.all([1, 2, 3].map(() => report(reference, { outcome: "erased" })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await caseOf(site, id)).version).toBe(version);
  const lines = (await eventsOf(site, id)).filter(({ kind }) => kind === "connector-reported");
  expect(lines).toMatchObject([{ actor: "connector", staff: "token crm" }]);
  expect(
    await site.db.auditEntry.findMany({ where: { action: "case.reported", subject: reference } }),
  ).toMatchObject([{ actor: "api", tokenName: "crm" }]);

  const { fields: wrong } = await expectProblem(
    await report(reference, { outcome: "sold", items: [{ label: "a\nb" }] }),
    422,
  );
  expect(Object.keys(wrong ?? {}).sort()).toEqual(["items.0.label", "items.0.value", "outcome"]);
  await expectProblem(await report(reference, { outcome: "nothing" }, as("plsd_wrong")), 401);
  await expectProblem(await report(reference, { outcome: "nothing" }, bearer), 403);
  await expectProblem(await report("GD-0000-0000", { outcome: "nothing" }), 404);
  const late = as(await addToken("late"));
  const unknown = await expectProblem(await report("GD-0000-0000", { outcome: "nothing" }, late), 404);
  const others = await expectProblem(await report(reference, { outcome: "nothing" }, late), 404);
  expect(others.message).toBe(unknown.message);
});

it("nobody can be invited as a connector", async () => {
  const person = { name: "Some system", email: "system@example.com", role: "connector" };
  const { fields } = await expectProblem(await site.post(staffEndpoints.people, person, bearer), 422);
  expect(fields?.role).toContain("Role must be one of owner, operator, privacy, support, viewer.");
  const add = ["people", "add", "--name", person.name, "--email", person.email, "--role", "connector"];
  expect((await runOperator(site, add)).code).not.toBe(0);
  expect(await site.db.person.count()).toBe(0);
});
