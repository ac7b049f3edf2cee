import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { addHours } from "date-fns";
import { eventually } from "../../tests/support/eventually";
import { type Front, startFront } from "../../tests/support/front";
import { prepare } from "../../tests/support/postgresql";
import { type Site, type SiteOptions, startSite } from "../../tests/support/site";
import { type Smtp, startSmtp } from "../../tests/support/smtp";
import { databaseOn, runSql } from "../../tests/support/test-server";
import { startPostgresql } from "../postgresql.mjs";
import { compare, increment } from "./compare";
import { type Attempt, newAttempt, newTally, noteAnswer, type Tally } from "./load";

/** Acknowledgments before a component is taken down, and after it is back. */
const acknowledgedEach = 3;
const visitors = 6;
/** Milliseconds: how long the mail server takes for an email while it is slow, and how long it stays slow. */
const slowMs = 1500;

const faults = ["process killed", "PostgreSQL stopped hard", "nginx cut", "mail server slow"] as const;
type Fault = (typeof faults)[number];

/** Two processes behind nginx on one PostgreSQL, with a mail server: all components that can fail. */
interface Parts {
  database: Awaited<ReturnType<typeof startPostgresql>>;
  smtp: Smtp;
  options: SiteOptions;
  sites: Site[];
  front: Front;
}

async function startParts(folder: string): Promise<Parts> {
  const database = await startPostgresql();
  const server = { url: database.url, template: "" };
  runSql(database.url, "CREATE DATABASE soak");
  const databaseUrl = databaseOn(server, "soak");
  prepare(databaseUrl);
  const smtp = await startSmtp();
  const env = { TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: smtp.url, LOG_LEVEL: "warn" };
  const options = { env, databaseUrl, folder };
  const sites = [await startSite(options), await startSite(options)];
  const front = await startFront({ processes: sites.map(({ url }) => Number(new URL(url).port)) });
  return { database, smtp, options, sites, front };
}

let clients = 0;
/** Every visitor has a unique loopback address, as seen by nginx. */
function nextAddress(): string {
  clients += 1;
  return `127.${1 + ((clients >> 16) & 127)}.${(clients >> 8) & 255}.${clients & 255 || 1}`;
}

interface Load {
  tally: Tally;
  /** Submissions without acknowledgment, which are retried with the same key, as a browser does. */
  left: Attempt[];
  unanswered: number;
}

async function send({ front }: Parts, load: Load, attempt: Attempt): Promise<void> {
  const { submission, body, key } = attempt;
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const request = { method: "POST", headers, localAddress: nextAddress(), body: JSON.stringify(body) };
  try {
    const answer = await front.ask(submission.endpoint, request);
    noteAnswer(attempt, load.tally, answer.status, String(answer.body));
  } catch {
    load.unanswered += 1;
  }
}

async function visitor(parts: Parts, load: Load, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const attempt = load.left.pop() ?? newAttempt();
    if (!load.tally.attempts.includes(attempt)) load.tally.attempts.push(attempt);
    await send(parts, load, attempt);
    if (attempt.acknowledged && Math.random() < 0.2) await send(parts, load, attempt);
    if (attempt.acknowledged) continue;
    load.left.push(attempt);
    await setTimeout(100);
  }
}

const acknowledgedIn = ({ tally }: Load) => tally.attempts.filter((attempt) => attempt.acknowledged).length;

function untilAcknowledged(load: Load, more: number): Promise<void> {
  const before = acknowledgedIn(load);
  return eventually(() => {
    if (acknowledgedIn(load) < before + more) throw new Error("nothing is acknowledged");
  }, 120_000);
}

const work: Record<Fault, (parts: Parts, round: number) => Promise<void>> = {
  "process killed": async (parts, round) => {
    const index = Math.floor(round / faults.length) % parts.sites.length;
    const site = parts.sites[index] as Site;
    await site.stop({ keep: true, signal: "SIGKILL" });
    parts.sites[index] = await startSite({ ...parts.options, port: Number(new URL(site.url).port) });
  },
  "PostgreSQL stopped hard": async ({ database }) => {
    await database.crash();
    await setTimeout(300);
    await database.start();
  },
  "nginx cut": async ({ front }) => {
    await front.restart("SIGKILL");
  },
  "mail server slow": async ({ smtp }) => {
    smtp.behavior = { hold: setTimeout(slowMs) };
    await setTimeout(slowMs);
    smtp.behavior = {};
  },
};

/** Waits while the outbox shrinks. @returns whether every email is delivered */
async function drained({ sites }: Parts): Promise<boolean> {
  const [{ db }] = sites as [Site];
  const waiting = () => db.outboxMail.count({ where: { state: { not: "sent" } } });
  for (let before = await waiting(); before > 0; ) {
    const fewer = await eventually(async () => {
      const left = await waiting();
      if (left >= before) throw new Error(`${left} mails are not delivered`);
      return left;
    }, 60_000).catch(() => null);
    if (fewer === null) return false;
    before = fewer;
  }
  return true;
}

/** Delivers what is left, with the clocks set past every claim and every retry delay. */
async function settle(parts: Parts): Promise<void> {
  parts.smtp.behavior = {};
  for (let hours = 1; hours <= 24; hours += 4) {
    for (const site of parts.sites) await site.setClock(addHours(new Date(), hours));
    if (await drained(parts)) return;
  }
}

/** An email may be delivered twice with one Message-ID, by which recipients detect it. */
async function check({ sites, smtp }: Parts, { tally, unanswered }: Load) {
  const [{ db }] = sites as [Site];
  const select = { email: true } as const;
  const stored = await Promise.all([
    db.contactMessage.findMany({ select }),
    db.account.findMany({ select }),
    db.privacyRequest.findMany({ select }),
  ]);
  const rows = new Map<string, number>();
  for (const { email } of stored.flat()) if (email) increment(rows, email);
  const mails = new Map<string, Set<string>>();
  const deliveries = new Map<string, number>();
  for (const { email, recipients } of smtp.received) {
    const id = String(email.messageId);
    increment(deliveries, id);
    for (const recipient of recipients) mails.set(recipient, (mails.get(recipient) ?? new Set()).add(id));
  }
  return {
    ...compare(tally, rows, new Map([...mails].map(([recipient, ids]) => [recipient, ids.size]))),
    deliveredTwice: [...deliveries.values()].filter((count) => count > 1).length,
    serverErrors: tally.serverErrors,
    unanswered,
  };
}

/** Takes components down under load, one per round in turn, and compares what was acknowledged with what was stored. */
export async function soakSeveral(
  rounds: number,
  onRound: (round: number, fault: Fault, acknowledged: number) => void = () => {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-soak-"));
  const parts = await startParts(folder);
  const load: Load = { tally: newTally(), left: [], unanswered: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const fault = faults[round % faults.length] as Fault;
      let isOver = false;
      const posting = Promise.all(Array.from({ length: visitors }, () => visitor(parts, load, () => isOver)));
      try {
        await untilAcknowledged(load, acknowledgedEach);
        await work[fault](parts, round);
        await untilAcknowledged(load, acknowledgedEach);
      } finally {
        isOver = true;
        await posting;
      }
      onRound(round + 1, fault, acknowledgedIn(load));
    }
    await settle(parts);
    return { rounds, ...(await check(parts, load)) };
  } finally {
    await parts.front.stop();
    for (const site of parts.sites) await site.stop({ keep: true });
    await parts.smtp.stop();
    await parts.database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
