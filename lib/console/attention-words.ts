import { pluralize } from "@/lib/site/figures";
import { thresholds } from "@/lib/status/vocabulary";

const requests =
  (one: string, more = one) =>
  (count: number) =>
    pluralize(count, `privacy request ${one}`, `privacy requests ${more}`);

/** The overview's text for each thing that needs attention. */
export const attentionWords = {
  cases: {
    overdue: requests("is overdue", "are overdue"),
    "not-sent": requests(
      "has an action that was not carried out: nothing was sent",
      "have actions that were not carried out: nothing was sent",
    ),
    appeals: (count: number) =>
      pluralize(count, "appeal is waiting for a decision", "appeals are waiting for a decision"),
    answered: (count: number) =>
      pluralize(count, "question was answered by a requester", "questions were answered by requesters"),
    "opt-outs": (count: number) =>
      pluralize(count, "opt-out or limit has to be carried out", "opt-outs or limits have to be carried out"),
    "due-soon": requests("is due within 7 days", "are due within 7 days"),
    new: requests("is ready to start", "are ready to start"),
    "failed-email": (count: number) =>
      pluralize(count, "privacy request has a failed email", "privacy requests have failed emails"),
    reports: requests(
      "has waited over a day for another system’s report",
      "have waited over a day for another system’s report",
    ),
  },
  notSent: ({ reference, names, author }: { reference: string; names: string; author: string | null }) =>
    `${reference}: not carried out, and nothing was sent: ${names}${author ? ` (ordered by ${author})` : " (ordered by you)"}`,
  overdueMails: (count: number) =>
    pluralize(
      count,
      `email has waited for over ${thresholds.mailOverdueMinutes} minutes to be sent`,
      `emails have waited for over ${thresholds.mailOverdueMinutes} minutes to be sent`,
    ),
  deadMails: (count: number) => pluralize(count, "email failed", "emails failed"),
  pausedWebhooks: (count: number) =>
    pluralize(
      count,
      "webhook endpoint is paused after failures",
      "webhook endpoints are paused after failures",
    ),
  failingWebhooks: (count: number) =>
    pluralize(count, "webhook endpoint is failing", "webhook endpoints are failing"),
  deadDeliveries: (count: number) => pluralize(count, "webhook delivery failed", "webhook deliveries failed"),
  incidents: (count: number) => pluralize(count, "incident is open", "incidents are open"),
  maintenanceToday: (count: number) =>
    pluralize(
      count,
      "planned maintenance window is running or starts within 24 hours",
      "planned maintenance windows are running or start within 24 hours",
    ),
  messages: (count: number) =>
    pluralize(
      count,
      "contact message is waiting for an answer",
      "contact messages are waiting for an answer",
    ),
  undelivered: (count: number) =>
    pluralize(count, "message has an undelivered answer", "messages have undelivered answers"),
  suspected: (count: number) =>
    pluralize(count, "suspected spam message needs review", "suspected spam messages need review"),
  clockDoubted:
    "Deletion is paused: the server clock is more than a month ahead of the last recorded activity. If the clock is right, run: npm run operator -- retention --clock-is-right",
} as const;
