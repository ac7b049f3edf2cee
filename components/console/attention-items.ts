import { overviewCopy } from "@/lib/console/words";
import { casePaths, consolePaths, paths, webhookPaths } from "@/lib/site/paths";
import { headlineOf } from "@/lib/status/vocabulary";
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

/** What the overview lists, the most urgent first: the law's dates, then what is broken, then what waits. */
export function attentionItems(counts: Counts, status: string): AttentionItem[] {
  const broken = status === "critical" || status === "degraded";
  const items: (AttentionItem & { count: number })[] = [
    {
      count: counts.clockDoubted,
      text: rows.clockDoubted,
      href: paths.dataRetention,
      icon: "alert-triangle",
      tone: "flagged",
    },
    {
      count: counts.overdue,
      text: rows.overdue(counts.overdue),
      href: casePaths.queue,
      icon: "scale",
      tone: "flagged",
    },
    {
      count: broken ? 1 : 0,
      text: rows.status(headlineOf(status)),
      href: paths.status,
      icon: "activity",
      tone: status === "critical" ? "flagged" : "review",
    },
    {
      count: counts.deadMails,
      text: rows.deadMails(counts.deadMails),
      href: consolePaths.outbox,
      icon: "mail",
      tone: "flagged",
    },
    {
      count: counts.pausedWebhooks,
      text: rows.pausedWebhooks(counts.pausedWebhooks),
      href: webhookPaths.list,
      icon: "webhook",
      tone: "flagged",
    },
    {
      count: counts.deadDeliveries,
      text: rows.deadDeliveries(counts.deadDeliveries),
      href: webhookPaths.list,
      icon: "webhook",
      tone: "review",
    },
    {
      count: counts.incidents,
      text: rows.incidents(counts.incidents),
      href: consolePaths.incidents,
      icon: "alert-triangle",
      tone: "review",
    },
    {
      count: counts.messages,
      text: rows.messages(counts.messages),
      href: consolePaths.messages,
      icon: "inbox",
      tone: "neutral",
    },
    {
      count: counts.suspected,
      text: rows.suspected(counts.suspected),
      href: `${consolePaths.messages}?show=suspected`,
      icon: "flag",
      tone: "neutral",
    },
  ];
  return items.filter(({ count }) => count > 0).map(({ count: _count, ...item }) => item);
}
