import type { Right } from "@/lib/platform/rights";
import { casePaths, consolePaths, peoplePaths, webhookPaths } from "@/lib/site/staff-paths";
import type { consoleWords } from "./words";

interface Section<Icon extends string> {
  title: string;
  /** A name of `components/ui/icon-paths.ts`, which the menu checks: `lib` doesn't import components. */
  icon: Icon;
  group: keyof typeof consoleWords.groups;
  /** A constant of lib/site/staff-paths.ts if other pages are below it or code in `lib`, such as a form, leads to it. */
  href: string;
  /** The right to see it; null for all signed-in staff. */
  right: Right | null;
  /** Additional words by which the search finds it. */
  aliases?: string;
}

const defineSections = <Name extends string, Icon extends string>(table: Record<Name, Section<Icon>>) =>
  table;

/** The console's pages in the order of its navigation. Menu, search and the pages' own checks read them. */
export const sections = defineSections({
  overview: {
    title: "Overview",
    icon: "activity",
    group: "work",
    href: consolePaths.overview,
    right: null,
    aliases: "home start attention",
  },
  privacy: {
    title: "Privacy requests",
    icon: "scale",
    group: "work",
    href: casePaths.queue,
    right: "cases:read",
    aliases: "gdpr ccpa erasure access queue cases",
  },
  messages: {
    title: "Messages",
    icon: "inbox",
    group: "work",
    href: consolePaths.messages,
    right: "messages:read",
    aliases: "contact inbox mail",
  },
  incidents: {
    title: "Incidents",
    icon: "alert-triangle",
    group: "site",
    href: consolePaths.incidents,
    right: "incidents:read",
  },
  settings: {
    title: "Settings",
    icon: "sliders",
    group: "site",
    href: consolePaths.settings,
    right: "settings:read",
  },
  outbox: {
    title: "Outbox",
    icon: "mail",
    group: "site",
    href: consolePaths.outbox,
    right: "mail:read",
    aliases: "email failed sent",
  },
  webhooks: {
    title: "Webhooks",
    icon: "webhook",
    group: "site",
    href: webhookPaths.list,
    right: "webhooks:read",
  },
  audit: {
    title: "Audit",
    icon: "book",
    group: "team",
    href: consolePaths.audit,
    right: "audit:read",
    aliases: "who changed what log history",
  },
  people: {
    title: "People",
    icon: "users",
    group: "team",
    href: peoplePaths.people,
    right: "people:write",
    aliases: "staff users team invite roles",
  },
  tokens: { title: "Tokens", icon: "key", group: "team", href: peoplePaths.tokens, right: "tokens:write" },
  account: {
    title: "Your account",
    icon: "fingerprint",
    group: "team",
    href: peoplePaths.account,
    right: null,
    aliases: "passkey password sessions notifications",
  },
  handbook: { title: "Handbook", icon: "compass", group: "team", href: consolePaths.handbook, right: null },
});

export type SectionName = keyof typeof sections;
