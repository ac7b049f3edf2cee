import type { Right } from "@/lib/platform/rights";
import { casePaths, consolePaths, peoplePaths, webhookPaths } from "@/lib/site/paths";
import type { consoleWords } from "./words";

interface Section {
  name: keyof typeof consoleWords.sections;
  href: string;
  /** The right to see it; null for all signed-in staff. */
  right: Right | null;
}

/** The console's pages as grouped by its navigation. The search finds the same pages. */
export const sections: Record<keyof typeof consoleWords.groups, readonly Section[]> = {
  work: [
    { name: "overview", href: consolePaths.overview, right: null },
    { name: "privacy", href: casePaths.queue, right: "cases:read" },
    { name: "messages", href: consolePaths.messages, right: "messages:read" },
  ],
  site: [
    { name: "incidents", href: consolePaths.incidents, right: "incidents:read" },
    { name: "settings", href: consolePaths.settings, right: "settings:read" },
    { name: "outbox", href: consolePaths.outbox, right: "mail:read" },
    { name: "webhooks", href: webhookPaths.list, right: "webhooks:read" },
  ],
  team: [
    { name: "audit", href: consolePaths.audit, right: "audit:read" },
    { name: "people", href: peoplePaths.people, right: "people:write" },
    { name: "tokens", href: peoplePaths.tokens, right: "tokens:write" },
    { name: "account", href: peoplePaths.account, right: null },
    { name: "handbook", href: consolePaths.handbook, right: null },
  ],
};

export type SectionName = Section["name"];
