import "server-only";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { subMinutes } from "date-fns";
import { backupHeartbeat } from "@/lib/backup/heartbeat";
import { overdueMail } from "@/lib/mail/deliver";
import { dataFolder } from "@/lib/platform/data-folder";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { defineLeaseMetrics } from "@/lib/platform/lease";
import { defineGauge, defineLabeledGauge } from "@/lib/platform/metrics";
import { site } from "@/lib/site/brand";
import { thresholds } from "@/lib/status/vocabulary";
import packageJson from "@/package.json";

/** States of rows that still need work. */
const open = ["pending", "sending", "dead"];

const countsOf = (groups: { state: string; _count: { _all: number } }[]) =>
  Object.fromEntries(open.map((state) => [state, groups.find((it) => it.state === state)?._count._all ?? 0]));

/** Seconds since the oldest row was due; 0 if none is due. */
const ageOf = (due: { nextAttemptAt: Date } | null, now: Date) =>
  due === null ? 0 : Math.max(0, (now.getTime() - due.nextAttemptAt.getTime()) / 1000);

const where = { state: { in: open } };
const oldest = (now: Date) => ({
  where: { state: "pending", nextAttemptAt: { lte: now } },
  orderBy: { nextAttemptAt: "asc" as const },
  select: { nextAttemptAt: true },
});

/** Defines the gauges of outgoing queues. All processes share the queues, so each reports the same. */
function defineQueueMetrics(): void {
  defineGauge("palisade_outbox_mails", "Emails waiting, being sent or failed.", "state", () =>
    read(async (db) => {
      const groups = await db.outboxMail.groupBy({ by: ["state"], where, _count: { _all: true } });
      return countsOf(groups);
    }),
  );
  defineGauge(
    "palisade_webhook_deliveries",
    "Webhook deliveries waiting, being sent or failed.",
    "state",
    () =>
      read(async (db) => {
        const groups = await db.webhookDelivery.groupBy({ by: ["state"], where, _count: { _all: true } });
        return countsOf(groups);
      }),
  );
  defineGauge(
    "palisade_queue_oldest_due_seconds",
    "How long the oldest waiting row has been due.",
    "queue",
    () =>
      read(async (db) => {
        const now = new Date();
        const [mail, delivery] = await Promise.all([
          db.outboxMail.findFirst(oldest(now)),
          db.webhookDelivery.findFirst(oldest(now)),
        ]);
        return { outbox: ageOf(mail, now), webhooks: ageOf(delivery, now) };
      }),
  );
  defineLabeledGauge(
    "palisade_outbox_overdue_mails",
    "Emails that should have been sent but were not, for a reason other than their own recipient.",
    [],
    async () => {
      const before = subMinutes(new Date(), thresholds.mailOverdueMinutes);
      const value = await read((db) => db.outboxMail.count({ where: overdueMail(before) }));
      return [{ labels: {}, value }];
    },
  );
  defineGauge(
    "palisade_webhook_endpoints",
    "Webhook endpoints by state: active, failing or paused.",
    "state",
    () =>
      read(async (db) => {
        const [active, failing, paused] = await Promise.all([
          db.webhookEndpoint.count({ where: { state: "active", failingSince: null } }),
          db.webhookEndpoint.count({ where: { state: "active", failingSince: { not: null } } }),
          db.webhookEndpoint.count({ where: { state: "paused", pausedBecause: { not: "operator" } } }),
        ]);
        return { active, failing, paused };
      }),
  );
}

const second = 1000;
/** How long a certificate check is cached, and its timeout. */
const certificate = { freshMs: 3600 * second, timeoutMs: 3 * second };

/** When the certificate at an address expires, valid or not. @throws Error without a TLS response */
export function certificateExpiry(address: string): Promise<Date> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? "" : hostname,
      // Expired certificates are accepted, to report them. Nothing is sent.
      rejectUnauthorized: false,
      timeout: certificate.timeoutMs,
    });
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(new Error("The address did not answer in time.")));
    socket.once("error", reject);
  });
}

let lookedAt = Number.NEGATIVE_INFINITY;
let expiry: Promise<Date> | undefined;

/** As certificateExpiry, but checked only once an hour, because Prometheus scrapes every few seconds. */
function knownExpiry(address: string): Promise<Date> {
  if (!expiry || performance.now() - lookedAt > certificate.freshMs) {
    lookedAt = performance.now();
    expiry = certificateExpiry(address);
  }
  return expiry;
}

const toSeconds = (at: Date) => at.getTime() / second;

/** The folders whose disks must not fill up. */
function watchedFolders(): Record<string, string> {
  const { FILES_DIR, SMTP_URL, MAIL_DIR } = env();
  const folders = { data: dataFolder(), files: FILES_DIR, mail: SMTP_URL ? undefined : MAIL_DIR };
  return Object.fromEntries(
    Object.entries(folders).filter((entry): entry is [string, string] => !!entry[1] && existsSync(entry[1])),
  );
}

async function diskSpace(of: "bavail" | "blocks"): Promise<Record<string, number>> {
  const entries = Object.entries(watchedFolders()).map(async ([name, folder]) => {
    const disk = await statfs(folder);
    return [name, disk[of] * disk.bsize] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Defines the gauges of a site's foundations: release, disks, certificate, backups. */
function defineGroundMetrics(): void {
  const { version } = packageJson;
  defineLabeledGauge(
    "palisade_build_info",
    "1, with the release and the version of Node.",
    ["version", "node"],
    async () => [{ labels: { version, node: process.versions.node }, value: 1 }],
  );
  defineGauge("palisade_disk_free_bytes", "Space left on the disk of a folder.", "folder", () =>
    diskSpace("bavail"),
  );
  defineGauge("palisade_disk_size_bytes", "Size of that disk.", "folder", () => diskSpace("blocks"));
  defineLabeledGauge(
    "palisade_backup_last_success_timestamp_seconds",
    "When npm run backup last succeeded. No value before the first backup.",
    [],
    async () => {
      const at = await backupHeartbeat();
      return at ? [{ labels: {}, value: toSeconds(at) }] : [];
    },
  );
  // Without TLS at the public address, no certificate can expire.
  if (!site.url.startsWith("https:")) return;
  defineLabeledGauge(
    "palisade_certificate_expiry_timestamp_seconds",
    "When the certificate at SITE_URL expires. No value while that address cannot be reached from here.",
    [],
    async () => [{ labels: {}, value: toSeconds(await knownExpiry(site.url)) }],
  );
}

/** Defines all gauges except those of subjects. */
export function defineMetrics(): void {
  defineLeaseMetrics();
  defineQueueMetrics();
  defineGroundMetrics();
}
