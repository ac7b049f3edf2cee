import { officeClock, site } from "@/lib/site/brand";

/** Text around every page of the console, and of its sign-in. */
export const consoleWords = {
  title: "Console",
  brand: `${site.name} console`,
  skip: "Skip to content",
  notFound: "This page could not be found",
  forbidden: "Your role does not include this page",
  forbiddenLead: "An owner can give you another role.",
  nav: "Console",
  menu: "Menu",
  viewSite: "View the site",
  signOut: "Sign out",
  signOutEverywhere: "Sign out everywhere",
  switchedOn: "Switched on",
  utc: `Show UTC beside ${officeClock}`,
  /** The groups of the navigation, in their order; sections.ts has what is in them. */
  groups: { work: "Work", site: "Site", team: "Team" },
  /** What the number beside a section counts: the items that the overview lists under “Needs attention”. */
  needAttention: (count: number) => `${count} ${count === 1 ? "needs" : "need"} attention`,
  /** Labels shared by all lists of the console. */
  list: {
    search: "Search",
    filters: "Filters",
    apply: "Apply filters",
    clear: "Clear filters",
    noMatch: (search: string) => `Nothing matches “${search}”.`,
    exportThese: "Export this list as CSV",
    select: (name: string) => `Select ${name}`,
  },
  pages: {
    label: "Pages",
    current: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: "Previous",
    next: "Next",
  },
} as const;

/** Actors as named in sentences, by their name in the audit. */
export const actorNames: Record<string, string> = {
  console: "the operator token (console)",
  api: "the operator token (API)",
  cli: "the command line",
  schedule: "the schedule",
  webhooks: "the webhook worker",
  seed: "the initial setup",
};

/** An actor's name as used in a sentence. */
export const actorName = (actor: string): string => actorNames[actor] ?? actor;

export const overviewWords = {
  title: "Overview",
  calm: "Nothing needs your attention.",
  calmLead: "Nothing within your role is due, failing or waiting for an answer.",
  attention: "Needs attention",
  next: {
    title: "Next up",
    thread: "Open the whole thread",
    incident: "Open the incident",
    request: "Answer the next privacy request:",
    wholeRequest: "Open the whole request",
  },
  state: "Current state",
  switches: "Switches",
  on: "On",
  off: "Off",
  changed: (moment: string, actor: string) => `changed ${moment} by ${actor}`,
  emailSent: "Sent by the mail server in SMTP_URL",
  emailWaits: "Some emails haven’t been sent yet. The outbox shows them.",
  facts: {
    email: "Email",
    openRequests: "Open privacy requests",
    nextDue: "Next due",
    planned: "Planned maintenance",
    status: "Status page",
  },
  none: "None",
} as const;
