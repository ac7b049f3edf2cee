import { overviewCopy } from "@/lib/console/words";
import { mayDo, type Right, type Role } from "@/lib/platform/rights";
import { casePaths, consolePaths, paths, webhookPaths } from "@/lib/site/paths";
import { headlineOf } from "@/lib/status/words";
import type { AttentionItem } from "./attention-list";

interface Counts {
  overdue: number;
  deadMails: number;
  pausedWebhooks: number;
  deadDeliveries: number;
  messages: number;
  suspected: number;
  incidents: number;
  clockDoubted: number;
}

const { rows } = overviewCopy;

/** What the overview lists for a role, the most urgent first: the law's dates, then what is broken, then what waits. */
export function attentionItems(counts: Counts, status: string, role: Role): AttentionItem[] {
  const broken = status === "critical" || status === "degraded";
  const items: (AttentionItem & { count: number; right: Right })[] = [
    {
      count: counts.clockDoubted,
      right: "settings:read",
      text: rows.clockDoubted,
      href: paths.dataRetention,
      icon: "alert-triangle",
      tone: "flagged",
    },
    {
      count: counts.overdue,
      right: "cases:read",
      text: rows.overdue(counts.overdue),
      href: casePaths.queue,
      icon: "scale",
      tone: "flagged",
    },
    {
      count: broken ? 1 : 0,
      right: "incidents:read",
      text: rows.status(headlineOf(status)),
      href: paths.status,
      icon: "activity",
      tone: status === "critical" ? "flagged" : "review",
    },
    {
      count: counts.deadMails,
      right: "mail:read",
      text: rows.deadMails(counts.deadMails),
      href: consolePaths.outbox,
      icon: "mail",
      tone: "flagged",
    },
    {
      count: counts.pausedWebhooks,
      right: "webhooks:read",
      text: rows.pausedWebhooks(counts.pausedWebhooks),
      href: webhookPaths.list,
      icon: "webhook",
      tone: "flagged",
    },
    {
      count: counts.deadDeliveries,
      right: "webhooks:read",
      text: rows.deadDeliveries(counts.deadDeliveries),
      href: webhookPaths.list,
      icon: "webhook",
      tone: "review",
    },
    {
      count: counts.incidents,
      right: "incidents:read",
      text: rows.incidents(counts.incidents),
      href: consolePaths.incidents,
      icon: "alert-triangle",
      tone: "review",
    },
    {
      count: counts.messages,
      right: "messages:read",
      text: rows.messages(counts.messages),
      href: consolePaths.messages,
      icon: "inbox",
      tone: "neutral",
    },
    {
      count: counts.suspected,
      right: "messages:read",
      text: rows.suspected(counts.suspected),
      href: `${consolePaths.messages}?show=suspected`,
      icon: "flag",
      tone: "neutral",
    },
  ];
  return items
    .filter(({ count, right }) => count > 0 && mayDo(role, right))
    .map(({ count: _count, right: _right, ...item }) => item);
}
