import "server-only";
import { lockAccount } from "@/lib/accounts/verification";
import { deleteMessages } from "@/lib/contact/files";
import type { Transaction } from "@/lib/platform/database";
import { rateLimits } from "@/lib/platform/limits/rates";
import { whereOptOutActive } from "@/lib/privacy/erasure/active-opt-outs";
import { removePersonalText, whereNotAnonymized } from "@/lib/privacy/erasure/anonymize";
import {
  deleteAttachments,
  deleteAttachmentsOnRecord,
  deleteFilesAfterAppealPeriod,
} from "@/lib/privacy/files/attachment-rows";
import { removeReplacedLogos } from "@/lib/settings/logo";
import { findSettingToChange } from "@/lib/settings/store";
import { purgeSubscriptionRequests } from "@/lib/subscribers/subscription";
import { cutoff, type RuleName } from "./periods";

/** A promise of the data-retention page: deletes a batch of expired data. @returns the number of rows that were due */
export interface Rule {
  name: RuleName;
  /** Kept for less than a day, so checked every few minutes. */
  short?: true;
  purge: (tx: Transaction, now: Date, batch: number) => Promise<number>;
}

const maxLimitMs = 1000 * Math.max(...Object.values(rateLimits).map(({ duration }) => duration));

const closedBefore = (lt: Date) => ({ closedAt: { lt } });

async function purgePrivacyRequests(tx: Transaction, now: Date, batch: number): Promise<number> {
  const where = { ...closedBefore(cutoff("privacy requests", now)), NOT: whereOptOutActive };
  const rows = await tx.privacyRequest.findMany({ where, select: { id: true }, take: batch });
  const ids = { in: rows.map(({ id }) => id) };
  await tx.mailToken.deleteMany({ where: { subjectId: ids } });
  await tx.outboxMail.deleteMany({ where: { subjectId: ids } });
  await deleteAttachments(tx, { requestId: ids });
  await tx.heldOrder.deleteMany({ where: { topic: { startsWith: "case" }, subjectId: ids } });
  await tx.privacyRequest.updateMany({ where: { duplicateOfId: ids }, data: { duplicateOfId: null } });
  return (await tx.privacyRequest.deleteMany({ where: { id: ids } })).count;
}

/** Their bytes are deleted with the next removal of unreferenced files; nobody can read them meanwhile. */
async function purgeFiles(tx: Transaction, now: Date, batch: number): Promise<number> {
  const where = { request: closedBefore(cutoff("files of privacy requests", now)), origin: "office" };
  const rows = await tx.caseAttachment.findMany({ where, select: { id: true }, take: batch });
  return deleteAttachmentsOnRecord(tx, { id: { in: rows.map(({ id }) => id) } }, now);
}

/**
 * Deletes the texts that an active opt-out or limit no longer needs. The address, what was requested, and the date and
 * outcome of each step stay.
 */
async function purgeOptOutTexts(tx: Transaction, now: Date, batch: number): Promise<number> {
  const where = {
    ...closedBefore(cutoff("texts of active opt-outs", now)),
    AND: [whereOptOutActive, whereNotAnonymized],
  };
  const rows = await tx.privacyRequest.findMany({ where, select: { id: true }, take: batch });
  return removePersonalText(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

async function purgeUnconfirmedAccounts(tx: Transaction, now: Date, batch: number): Promise<number> {
  const before = cutoff("unconfirmed accounts", now);
  const where = { verifiedAt: null, createdAt: { lt: before } };
  const found = await tx.account.findMany({ where, select: { email: true }, take: batch });
  const emails = found.map(({ email }) => email);
  // Locked, so that none is confirmed during the deletion.
  for (const email of emails.toSorted()) await lockAccount(tx, email);
  const rows = await tx.account.findMany({
    where: { ...where, email: { in: emails } },
    select: { id: true, signUps: { where: { createdAt: { gte: before } }, orderBy: { createdAt: "asc" } } },
  });
  for (const { id, signUps } of rows) {
    const [kept] = signUps;
    if (!kept) continue;
    // Somebody signed up with the address again: from now on the account counts as created then, and keeps nothing older.
    const { id: _, accountId, ...entered } = kept;
    const older = { accountId, createdAt: { lt: before } };
    const replaced = await tx.signUp.findMany({ where: older, select: { id: true } });
    await tx.mailToken.deleteMany({ where: { signUpId: { in: replaced.map((signUp) => signUp.id) } } });
    await tx.signUp.deleteMany({ where: older });
    await tx.account.update({ where: { id }, data: entered });
  }
  const ids = { in: rows.filter(({ signUps }) => signUps.length === 0).map(({ id }) => id) };
  await tx.mailToken.deleteMany({ where: { subjectId: ids } });
  await tx.account.deleteMany({ where: { id: ids } });
  return rows.length;
}

const count = async (deleted: Promise<{ count: number }>) => (await deleted).count;

type Remove = (tx: Transaction, lt: Date, limit: number) => Promise<{ count: number }>;

/** A rule that deletes what is older than its period. */
const olderThanPeriod = (name: Rule["name"], remove: Remove): Rule => ({
  name,
  purge: (tx, now, limit) => count(remove(tx, cutoff(name, now), limit)),
});

/** All records of this website with a retention period, and the rules that delete them. */
export const rules: readonly Rule[] = [
  {
    name: "forms with errors",
    short: true,
    purge: (tx, now, limit) => count(tx.formDraft.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  },
  {
    name: "keys that prevent double submission",
    short: true,
    purge: (tx, now, limit) => count(tx.submission.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  },
  {
    name: "request counters",
    short: true,
    purge: (tx, now, limit) => {
      const over = { expire: { lt: BigInt(now.getTime()) } };
      // Rows that end later than any that starts now were written by a clock that was ahead.
      const impossible = { expire: { gt: BigInt(now.getTime() + maxLimitMs) } };
      return count(tx.rateLimit.deleteMany({ where: { OR: [over, impossible] }, limit }));
    },
  },
  {
    name: "salts of previous days",
    short: true,
    purge: (tx, now) =>
      count(tx.dailySalt.deleteMany({ where: { day: { lt: now.toISOString().slice(0, 10) } } })),
  },
  {
    name: "sessions of the console",
    short: true,
    purge: (tx, now, limit) =>
      count(tx.operatorSession.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  },
  {
    ...olderThanPeriod("notes of who has which page open", (tx, lt, limit) =>
      tx.presence.deleteMany({ where: { seenAt: { lt } }, limit }),
    ),
    short: true,
  },
  {
    name: "actions that could be undone",
    short: true,
    purge: (tx, now, limit) => count(tx.heldOrder.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  },
  {
    name: "answered passkey challenges",
    short: true,
    purge: (tx, now, limit) =>
      count(tx.spentChallenge.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
  },
  olderThanPeriod("ended invitations", (tx, lt, limit) =>
    tx.invitation.deleteMany({ where: { expiresAt: { lt } }, limit }),
  ),
  olderThanPeriod("ended tokens", (tx, lt, limit) =>
    tx.apiToken.deleteMany({ where: { OR: [{ expiresAt: { lt } }, { revokedAt: { lt } }] }, limit }),
  ),
  {
    // Each change of the logo does this too; this is for logos replaced by earlier versions.
    name: "replaced logos",
    purge: async (tx) => removeReplacedLogos(tx, (await findSettingToChange(tx, "logo")).value),
  },
  {
    name: "expired links",
    purge: (tx, now, limit) => {
      // An account's link can still request a new one while the account isn't confirmed.
      const waiting = {
        purpose: "account",
        createdAt: { gt: cutoff("unconfirmed accounts", now) },
      };
      return count(tx.mailToken.deleteMany({ where: { expiresAt: { lt: now }, NOT: waiting }, limit }));
    },
  },
  {
    name: "contact messages",
    purge: async (tx, now, take) => {
      const createdAt = { lt: cutoff("contact messages", now) };
      const rows = await tx.contactMessage.findMany({ where: { createdAt }, select: { id: true }, take });
      return deleteMessages(tx, { id: { in: rows.map(({ id }) => id) } });
    },
  },
  olderThanPeriod("delivered emails", (tx, lt, limit) =>
    tx.outboxMail.deleteMany({ where: { state: "sent", sentAt: { lt } }, limit }),
  ),
  olderThanPeriod("undeliverable emails", (tx, lt, limit) =>
    tx.outboxMail.deleteMany({ where: { state: "dead", nextAttemptAt: { lt } }, limit }),
  ),
  // With its deliveries and attempts, whether successful, failed, or waiting for a paused endpoint.
  olderThanPeriod("webhook events", (tx, lt, limit) =>
    tx.webhookEvent.deleteMany({ where: { at: { lt } }, limit }),
  ),
  olderThanPeriod("unexpected errors", (tx, lt, limit) =>
    tx.unexpectedError.deleteMany({ where: { at: { lt } }, limit }),
  ),
  olderThanPeriod("measurements", (tx, lt, limit) =>
    tx.healthSample.deleteMany({ where: { at: { lt } }, limit }),
  ),
  olderThanPeriod("hourly measurements", (tx, lt, limit) =>
    tx.healthHour.deleteMany({ where: { hour: { lt } }, limit }),
  ),
  olderThanPeriod("measurements from other places", (tx, lt, limit) =>
    tx.placeSample.deleteMany({ where: { at: { lt } }, limit }),
  ),
  olderThanPeriod("hourly measurements from other places", (tx, lt, limit) =>
    tx.placeHour.deleteMany({ where: { hour: { lt } }, limit }),
  ),
  {
    name: "unconfirmed subscriptions",
    purge: (tx, now, limit) => purgeSubscriptionRequests(tx, cutoff("unconfirmed subscriptions", now), limit),
  },
  {
    name: "texts of emails to many subscribers",
    purge: (tx, _now, limit) => count(tx.mailBody.deleteMany({ where: { mails: { none: {} } }, limit })),
  },
  {
    name: "counts of access attempts",
    purge: (tx, now, limit) => {
      const day = { lt: cutoff("counts of access attempts", now).toISOString().slice(0, 10) };
      return count(tx.accessCount.deleteMany({ where: { day }, limit }));
    },
  },
  olderThanPeriod("ended passcodes and links", (tx, lt, limit) =>
    tx.accessPass.deleteMany({ where: { OR: [{ endsAt: { lt } }, { revokedAt: { lt } }] }, limit }),
  ),
  { name: "unconfirmed accounts", purge: purgeUnconfirmedAccounts },
  { name: "files of privacy requests", purge: purgeFiles },
  { name: "files that requesters sent", purge: deleteFilesAfterAppealPeriod },
  { name: "privacy requests", purge: purgePrivacyRequests },
  { name: "texts of active opt-outs", purge: purgeOptOutTexts },
];
