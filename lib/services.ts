import "server-only";
import { findUndeliveredAccount } from "@/lib/accounts/hand-over";
import { signInWords } from "@/lib/auth/sign-in-words";
import { recordAnswerSent } from "@/lib/contact/answer";
import { startHeldActions } from "@/lib/desk/held-actions";
import { notifyOfFailedEmail } from "@/lib/desk/notices";
import { startMaintenanceSchedule } from "@/lib/incidents/schedule";
import { type MailHooks, startOutboxWorker } from "@/lib/mail/deliver";
import { defineMetrics } from "@/lib/monitoring";
import { sealAudit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import { assertDurable, isPostgresql, read } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { waitForStep } from "@/lib/platform/database/postgresql/wait-for-database";
import { warnOfFewConnections } from "@/lib/platform/database/postgresql/warn-of-few-connections";
import { EnvironmentError, env } from "@/lib/platform/environment";
import { beforeClose } from "@/lib/platform/http-server/before-close";
import { electLeader } from "@/lib/platform/lease";
import { describeError, log } from "@/lib/platform/log";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { startTracing } from "@/lib/platform/tracing";
import { startDueDates } from "@/lib/privacy/core/due-events";
import { confirmReceipt } from "@/lib/privacy/core/receipt";
import { requireRecord } from "@/lib/privacy/erasure/require-record";
import { startRetention } from "@/lib/retention/run";
import { consolePaths } from "@/lib/site/staff-paths";
import { startSampler } from "@/lib/status/sampler";
import { startWebhookWorker } from "@/lib/webhooks/deliver";
import { publish } from "@/lib/webhooks/publish";
import { hasPeople } from "./auth/people/people";
import { startRefusedSignIns } from "./auth/sessions/refused-sign-ins";
import { heldCaseActions } from "./privacy/cases/held-case-actions";
import { startClosingUnconfirmed } from "./privacy/intake/close-unconfirmed";
import { startDelayedLinks } from "./privacy/intake/delayed-links";
import { startReminders } from "./privacy/intake/remind";
import { startDueEmails } from "./privacy/queue/due-email";
import { definePrivacyMetrics } from "./privacy/queue/metrics";

/** Runs when an email was sent or has failed. The outbox doesn't know its subjects, so they hook in here. */
export const mailHooks: MailHooks = {
  onSent: async (tx, mail, { sentAt, sentAs }) => {
    const sent = { sentAt, sentAs };
    await confirmReceipt(tx, mail, sent);
    await recordAnswerSent(tx, mail, sent);
  },
  onDead: async (tx, mail, now) => {
    const { id, topic, attempts } = mail;
    await publish(tx, { now }, { type: "mail.dead", data: { id, topic, attempts: attempts + 1 } });
    await notifyOfFailedEmail(tx, mail, consolePaths.outbox, now);
  },
};

/** Logs at the start if no one can sign in, because the site is new or was locked by mistake. */
async function warnIfNobodyCanSignIn(): Promise<void> {
  if (env().OPERATOR_TOKEN !== undefined || (await hasPeople())) return;
  console.error(signInWords.nobody);
}

/**
 * Starts the background jobs of every server process, until it is told to end. If a requirement is missing, it exits
 * with a message.
 */
export async function startServices(): Promise<void> {
  try {
    env();
    startTracing();
    keepFilesPrivate();
    await waitForStep(env().DATABASE_URL, async () => {
      await assertDurable();
      // Here, too, because a process may be restarted without preparing the database again.
      await requireRecord();
      await warnIfNobodyCanSignIn();
    });
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof DatabaseUnavailable)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  const start = contextOf({ kind: "system", name: "schedule" }, new Date());
  await sealAudit(start).catch((error) => log.error(describeError(error), "the audit could not be sealed"));
  if (isPostgresql()) {
    // Never waited for: with few free slots, it may be the one that doesn’t get a connection.
    void read(warnOfFewConnections).catch((error) =>
      log.warn(describeError(error), "the limits of connections could not be read"),
    );
  }
  if (isPostgresql() && !env().SMTP_URL) {
    log.warn(
      "Emails are written to files on this machine (MAIL_DIR). A site with several machines needs SMTP_URL.",
    );
  }
  defineMetrics();
  definePrivacyMetrics();
  const leadership = electLeader("work by the clock");
  const scheduledJobs = [
    startDueDates,
    startDueEmails,
    startReminders,
    startDelayedLinks,
    startClosingUnconfirmed,
    startSampler,
    startMaintenanceSchedule,
    startRefusedSignIns,
    startRetention,
  ];
  const stopScheduledJobs = scheduledJobs.map((start) => start(leadership));
  beforeClose(async () => {
    await Promise.allSettled(stopScheduledJobs.map((stop) => stop()));
    // Last, so that the next process begins after this one has finished its run.
    await leadership.stop();
  });
  const workers = [
    startOutboxWorker(mailHooks),
    startWebhookWorker({ accountOf: findUndeliveredAccount }),
    startHeldActions(heldCaseActions),
  ];
  for (const stop of workers) beforeClose(stop);
}
