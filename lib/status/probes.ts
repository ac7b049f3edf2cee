import "server-only";
import { subHours, subMinutes } from "date-fns";
import { notForRecipient } from "@/lib/mail/deliver";
import { read, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { type ServiceId, type ServiceStatus, thresholds } from "./vocabulary";

export interface Finding {
  service: ServiceId;
  status: ServiceStatus;
  latencyMs: number | null;
  /** One sentence for the card. */
  detail: string;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) * 100) / 100;
}

async function request(url: string): Promise<void> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(thresholds.probeTimeoutMs),
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
}

/** Times one probe; a failed one is an outage. */
async function probe(
  service: "api" | "database" | "moderation",
  subject: string,
  work: () => Promise<unknown>,
): Promise<Finding> {
  try {
    const latencyMs = await timed(work);
    const slow = latencyMs > thresholds.slowMs[service];
    const detail = slow ? `${subject} slowly.` : `${subject} normally.`;
    return { service, status: slow ? "degraded" : "operational", latencyMs, detail };
  } catch {
    return { service, status: "outage", latencyMs: null, detail: "No usable answer." };
  }
}

/** A real request to this process over the network stack. */
export function probeApi(): Promise<Finding> {
  return probe("api", "Answers", () => request(`http://127.0.0.1:${env().PORT}/api/health/ping`));
}

/** A read and a write, each to its end on disk. */
export function probeDatabase(now: Date): Promise<Finding> {
  return probe("database", "Reads and writes", async () => {
    await read((db) => db.heartbeat.findFirst());
    await write((tx) =>
      tx.heartbeat.upsert({ where: { id: "probe" }, create: { id: "probe", at: now }, update: { at: now } }),
    );
  });
}

export async function probeModeration(): Promise<Finding> {
  const url = env().MODERATION_URL;
  if (!url)
    return {
      service: "moderation",
      status: "unknown",
      latencyMs: null,
      detail: "Not measured from this site.",
    };
  return probe("moderation", "Answers", () => request(url));
}

/** Errors that nobody expected within the last hour, and mail that should have left and didn't, for a cause of ours. */
export async function probeErrors(now: Date): Promise<Finding> {
  const finding = (status: ServiceStatus, detail: string): Finding => ({
    service: "errors",
    status,
    latencyMs: null,
    detail,
  });
  try {
    const [errors, overdue] = await read((db) =>
      Promise.all([
        db.unexpectedError.count({ where: { at: { gt: subHours(now, 1) } } }),
        db.outboxMail.count({
          where: {
            state: { in: ["pending", "sending"] },
            createdAt: { lt: subMinutes(now, thresholds.mailOverdueMinutes) },
            ...notForRecipient(),
          },
        }),
      ]),
    );
    const counted = errors === 1 ? "1 unexpected error" : `${errors} unexpected errors`;
    const detail = `${counted} in the last hour${overdue > 0 ? `; ${overdue === 1 ? "1 mail is" : `${overdue} mails are`} delayed` : ""}.`;
    if (errors >= thresholds.errors.outage) return finding("outage", detail);
    if (errors >= thresholds.errors.degraded || overdue > 0) return finding("degraded", detail);
    return finding("operational", detail);
  } catch {
    return finding("unknown", "The count can't be read.");
  }
}
