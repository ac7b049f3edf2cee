import { readFileSync } from "node:fs";
import { endpoints } from "@/lib/site/paths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { percentile } from "@/lib/status/measure";
import { bearer } from "../../tests/support/clients";
import { eventually } from "../../tests/support/eventually";
import { startReceiver } from "../../tests/support/receiver";
import { runOperator } from "../../tests/support/run-operator";
import { startSite } from "../../tests/support/site";
import makeTemplate, { testSecrets } from "../../tests/support/template";

/**
 * A backlog of events for a slow receiver: the growth of the server's memory, and how long an email takes with and
 * without it.
 */
const events = 10_000;
const answerMs = 50;
const mailsBefore = 10;
const mailEveryMs = 3000;
const heapMb = 160;
/** The maximum growth of the server's memory during delivery, in MB. */
const budgetMb = 64;

await makeTemplate();
// A limited heap, so that memory kept for each event would crash the server.
const site = await startSite({
  env: {
    TRUSTED_PROXIES: "127.0.0.1,::1",
    LOG_LEVEL: "warn",
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  },
});
const receiver = await startReceiver();
const ids = new Set<string>();
let got = 0;
receiver.answer = (response, { headers }) => {
  got += 1;
  ids.add(String(headers["webhook-id"]));
  // The receiver runs in this process and must not accumulate anything either.
  receiver.got.length = 0;
  setTimeout(() => response.writeHead(204).end(), answerMs);
};

let mails = 0;
/** Milliseconds from posting a message until both of its emails are sent. */
async function mailMs(): Promise<number> {
  const email = `bench${++mails}@example.com`;
  const body = { name: "Ada", email, message: "Hello", type: "sales" };
  const started = performance.now();
  const client = { "X-Forwarded-For": `10.9.${mails >> 8}.${mails & 255}` };
  const answer = await site.post(endpoints.contact, body, client);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  await eventually(async () => {
    const sent = await site.db.outboxMail.count({ where: { recipient: email, state: "sent" } });
    if (sent === 0) throw new Error("not yet");
  }, 60_000);
  return performance.now() - started;
}

/** Resident memory of the server in MB, as reported by the system. */
function residentMb(): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const alone: number[] = [];
for (let n = 0; n < mailsBefore; n += 1) alone.push(await mailMs());

const args = ["--url", receiver.url, "--events", "mail.dead", "--allow-private"];
const { code, err } = await runOperator(site, ["webhooks", "add", ...args]);
if (code !== 0) throw new Error(err);
// Queued by the site's own function, but from this process and on the same database.
Object.assign(process.env, testSecrets, { DATABASE_URL: `file:${site.databaseFile}`, LOG_LEVEL: "warn" });
const { disconnect, write } = await import("@/lib/platform/database");
const { publish } = await import("@/lib/webhooks/publish");
const data = { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", topic: "contact", attempts: 8 };
const queueing = performance.now();
for (let done = 0; done < events; done += 250) {
  await write(async (tx) => {
    for (let n = 0; n < 250; n += 1) await publish(tx, { now: new Date() }, { type: "mail.dead", data });
  });
}
const queuedMs = performance.now() - queueing;
await disconnect();

const started = performance.now();
const already = got;
const memory: number[] = [];
const meanwhile: number[] = [];
while ((await site.db.webhookDelivery.count({ where: { state: { not: "delivered" } } })) > 0) {
  memory.push(residentMb());
  meanwhile.push(await mailMs());
  // Requests a console page now and then, as staff would.
  await fetch(`${site.url}${staffEndpoints.webhooks}`, { headers: bearer });
  await new Promise((resolve) => setTimeout(resolve, mailEveryMs));
}
const seconds = (performance.now() - started) / 1000;

const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;
// The first samples are from a process that is still warming up.
const quarter = Math.max(1, Math.floor(memory.length / 4));
const grew = median(memory.slice(-quarter)) - median(memory.slice(quarter, 2 * quarter));
console.log(`\n${events} events to a receiver that answers after ${answerMs} ms`);
console.table([
  { what: "queued, events a second", value: Math.round(events / (queuedMs / 1000)) },
  { what: "delivered, events a second", value: Math.round((events - already) / seconds) },
  { what: "received", value: got },
  { what: "received, different ids", value: ids.size },
  { what: "memory, MB: first", value: Math.round(memory[0] ?? 0) },
  { what: "memory, MB: highest", value: Math.round(Math.max(...memory)) },
  { what: "memory, MB: growth from the second to the last quarter", value: Math.round(grew) },
  { what: "a mail, ms: alone (median)", value: Math.round(median(alone)) },
  { what: "a mail, ms: meanwhile (median)", value: Math.round(median(meanwhile)) },
  { what: "a mail, ms: meanwhile (longest)", value: Math.round(Math.max(...meanwhile)) },
]);
receiver.stop();
await site.stop();
if (ids.size !== events || grew > budgetMb) process.exitCode = 1;
