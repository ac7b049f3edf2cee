import type { Attention } from "@/lib/attention";
import { attentionWords as words } from "@/lib/console/attention-words";
import { hasRight, type Right, type Role } from "@/lib/platform/rights";
import { type CaseNeed, caseNeeds } from "@/lib/privacy/queue/queue-query";
import { paths } from "@/lib/site/paths";
import { casePaths, consolePaths, webhookPaths } from "@/lib/site/staff-paths";
import { headlineOf } from "@/lib/status/words";
import type { AttentionItem } from "./attention-list";

interface Definition extends Omit<AttentionItem, "text"> {
  count: number;
  right: Right;
  text: (count: number) => string;
}

const caseLooks: Record<CaseNeed, Pick<Definition, "icon" | "tone">> = {
  overdue: { icon: "clock", tone: "flagged" },
  "not-sent": { icon: "alert-triangle", tone: "flagged" },
  appeals: { icon: "scale", tone: "flagged" },
  answered: { icon: "chat", tone: "review" },
  "opt-outs": { icon: "ban", tone: "review" },
  "due-soon": { icon: "calendar", tone: "review" },
  new: { icon: "plus", tone: "neutral" },
  "failed-email": { icon: "mail", tone: "flagged" },
  reports: { icon: "puzzle", tone: "neutral" },
};

/** Needs with a legal deadline, or that staff take for done, listed before everything else. */
const urgentNeeds: readonly CaseNeed[] = ["overdue", "not-sent", "appeals"];
const otherNeeds = caseNeeds.filter((need) => !urgentNeeds.includes(need));

/** One item for each request with what was not sent, and one for the rest. */
function notSentItems({ notSent, needs }: Attention): Definition[] {
  const unsentCommon = { right: "cases:read", ...caseLooks["not-sent"] } as const;
  const rest = needs["not-sent"] - notSent.length;
  return [
    ...notSent.map(({ id, ...what }) => ({
      ...unsentCommon,
      count: 1,
      text: () => words.notSent(what),
      href: casePaths.file(id),
    })),
    // Closed requests too: what was not sent may be about one.
    {
      ...unsentCommon,
      count: rest,
      text: words.cases["not-sent"],
      href: `${casePaths.queue}?show=all&needs=not-sent`,
    },
  ];
}

/** The overview's items for a role, most urgent first: legal deadlines, then failures, then work that is waiting. */
export function attentionItems(attention: Attention, status: string, role: Role): AttentionItem[] {
  const isBroken = status === "critical" || status === "degraded";
  const caseItem = (need: CaseNeed): Definition => ({
    count: attention.needs[need],
    right: "cases:read",
    text: words.cases[need],
    href: `${casePaths.queue}?needs=${need}`,
    ...caseLooks[need],
  });
  const webhooks = { right: "webhooks:read", href: webhookPaths.list, icon: "webhook" } as const;
  const incidents = { right: "incidents:read", href: consolePaths.incidents } as const;
  const items: Definition[] = [
    {
      count: attention.clockDoubted,
      right: "settings:read",
      text: () => words.clockDoubted,
      href: paths.dataRetention,
      icon: "alert-triangle",
      tone: "flagged",
    },
    ...urgentNeeds.flatMap((need) => (need === "not-sent" ? notSentItems(attention) : [caseItem(need)])),
    {
      ...incidents,
      count: isBroken ? 1 : 0,
      text: () => headlineOf(status),
      href: paths.status,
      icon: "activity",
      tone: status === "critical" ? "flagged" : "review",
    },
    {
      ...incidents,
      count: attention.incidents,
      text: words.incidents,
      icon: "alert-triangle",
      tone: "review",
    },
    {
      ...incidents,
      count: attention.maintenanceToday,
      text: words.maintenanceToday,
      icon: "calendar",
      tone: "review",
    },
    {
      count: attention.overdueMails,
      right: "mail:read",
      text: words.overdueMails,
      href: `${consolePaths.outbox}?show=pending`,
      icon: "mail",
      tone: "flagged",
    },
    {
      count: attention.deadMails,
      right: "mail:read",
      text: words.deadMails,
      href: consolePaths.outbox,
      icon: "mail",
      tone: "flagged",
    },
    { ...webhooks, count: attention.pausedWebhooks, text: words.pausedWebhooks, tone: "flagged" },
    { ...webhooks, count: attention.failingWebhooks, text: words.failingWebhooks, tone: "review" },
    { ...webhooks, count: attention.deadDeliveries, text: words.deadDeliveries, tone: "review" },
    ...otherNeeds.map(caseItem),
    {
      count: attention.undelivered,
      right: "messages:read",
      text: words.undelivered,
      href: `${consolePaths.messages}?show=undelivered`,
      icon: "mail",
      tone: "flagged",
    },
    {
      count: attention.messages,
      right: "messages:read",
      text: words.messages,
      href: consolePaths.messages,
      icon: "inbox",
      tone: "neutral",
    },
    {
      count: attention.suspected,
      right: "messages:read",
      text: words.suspected,
      href: `${consolePaths.messages}?show=suspected`,
      icon: "flag",
      tone: "neutral",
    },
  ];
  return items
    .filter(({ count, right }) => count > 0 && hasRight(role, right))
    .map(({ count, right: _right, text, ...item }) => ({ ...item, text: text(count) }));
}
