import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSmtp } from "../../tests/support/smtp";
import setup, { templateFile, testSecrets } from "../../tests/support/template";

/** One update to many subscribers: the time to queue it, the sending rate, and the heap that both need. */
const count = Number(process.argv[2] ?? 10_000);
const budgetMs = 5000;
const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

await setup();
const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
const file = path.join(folder, "site.db");
copyFileSync(templateFile, file);
const smtp = await startSmtp({ secure: false, discard: true });
const settings = { DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent", SMTP_URL: smtp.url };
Object.assign(process.env, testSecrets, settings);

const { disconnect, read, write } = await import("@/lib/platform/database");
const { openIncident } = await import("@/lib/incidents/store");
const { contextOf, shellActor } = await import("@/lib/platform/context");
const { deliverDue } = await import("@/lib/mail/deliver");
const { transport } = await import("@/lib/mail/transport");

const now = new Date();
await write((tx) =>
  tx.subscriber.createMany({
    data: Array.from({ length: count }, (_, index) => {
      const email = `subscriber-${index}@example.com`;
      const choice = { services: [], maintenance: true };
      return { id: `subscriber-${index}`, email, emailKey: email, ...choice, createdAt: now, changedAt: now };
    }),
  }),
);

let highest = 0;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().heapUsed);
}, 20);
const heapBefore = process.memoryUsage().heapUsed;
const busy = process.cpuUsage();
const start = performance.now();
await openIncident(contextOf(shellActor(now), now), {
  kind: "incident",
  title: "Slow answers from the API",
  message: "Since noon every third answer takes ten seconds. We look into it and say more within the hour.",
  impact: "major",
  state: "investigating",
});
const queuedMs = performance.now() - start;
const { user, system } = process.cpuUsage(busy);
const queuedCpuMs = (user + system) / 1000;
const heapQueued = Math.max(highest, process.memoryUsage().heapUsed);
highest = 0;

console.log(`Queued for ${count} in ${Math.round(queuedMs)} ms; now they are sent.`);
const deliver = transport();
const sendStart = performance.now();
let sent = 0;
for (;;) {
  const tried = await deliverDue("bench", deliver, now, undefined, { bulk: true, limit: 4 });
  if (tried === 0) break;
  sent += tried;
}
const sendMs = performance.now() - sendStart;
clearInterval(watch);
const left = await read((db) => db.outboxMail.count({ where: { NOT: { state: "sent" } } }));

console.log(`\nOne update to ${count} subscribers, to an SMTP server on this machine`);
console.table({
  queued: {
    ms: Math.round(queuedMs),
    "of the CPU": Math.round(queuedCpuMs),
    "highest heap": mebibytes(heapQueued),
    before: mebibytes(heapBefore),
  },
  sent: {
    ms: Math.round(sendMs),
    "highest heap": mebibytes(highest),
    "mails a minute": Math.round(sent / (sendMs / 60_000)),
  },
});
await disconnect();
await smtp.stop();
rmSync(folder, { recursive: true, force: true });
if (smtp.accepted() !== count || left > 0) {
  console.error(`${smtp.accepted()} of ${count} mails arrived, ${left} are left.`);
  process.exitCode = 1;
}
if (queuedMs > budgetMs) {
  console.error(`Queueing took over ${budgetMs} ms.`);
  process.exitCode = 1;
}
