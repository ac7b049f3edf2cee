import { lowerFirst } from "@/lib/site/first-letter";
import { consolePaths } from "@/lib/site/staff-paths";

/** The page that confirms an action, by its id in `commands.ts`. */
export const confirmPath = (id: string) => `${consolePaths.search}?confirm=${encodeURIComponent(id)}`;

/** Text of the console's search, its palette and its shortcuts. */
export const searchWords = {
  title: "Search and commands",
  lead: "Find a request, a message, an address, a person, a setting or a page, or type what you want to do.",
  label: "Search or type a command",
  groups: {
    recent: "Recently changed by you",
    commands: "Actions",
    pages: "Pages and settings",
    cases: "Privacy requests",
    messages: "Contact messages",
    people: "People",
    incidents: "Incidents and maintenance",
    mails: "Outbox",
    passes: "Passcodes and links",
    tokens: "Tokens",
    webhooks: "Webhooks",
    audit: "Audit",
    handbook: "Handbook",
  },
  none: (search: string) => `Nothing found for “${search}”.`,
  found: (count: number) => `${count} ${count === 1 ? "result" : "results"}`,
  failed: "Search isn’t available right now. Please try again.",
  commands: {
    message: "Answer the next message",
    case: "Open the next privacy request",
    update: (title: string) => `Post an update: ${title}`,
    open: "Open an incident",
    openFrom: (template: string) => `Open an incident: ${template}`,
    plan: "Plan maintenance",
    announce: "Change the announcement",
    planAnnouncement: "Plan an announcement",
    access: "Create or revoke a passcode or link",
    invite: "Invite someone",
    person: "Change or remove a person",
    token: "Add or revoke a token",
    webhook: "Add a webhook endpoint",
    enter: "Enter a privacy request",
    codes: "Create recovery codes",
    everywhere: "Sign out everywhere",
    revoke: (name: string) => `Revoke “${name}”`,
    on: (setting: string) => `Switch on ${lowerFirst(setting)}`,
    off: (setting: string) => `Switch off ${lowerFirst(setting)}`,
  },
  /** Additional words by which a command is found. Those of pages: lib/console/sections.ts. */
  aliases: {
    message: "reply contact inbox write",
    case: "handle deny complete answer gdpr ccpa",
    update: "close resolve incident status maintenance complete",
    open: "outage problem fault down report status",
    plan: "window downtime schedule",
    announce: "banner bar notice write",
    access: "gate guest share revoke password",
    invite: "add person colleague staff user team",
    person: "revoke role rights lost key reset",
    token: "api key script revoke",
    enter: "letter phone gdpr ccpa new",
    codes: "backup lost key",
    switches: "close open site enable disable turn toggle",
  } as Record<string, string>,
  confirm: {
    title: (command: string) => `${command}?`,
    shown: (text: string) => `It says: “${text}”`,
    revoke: "It will stop working within seconds. This can’t be undone.",
    everywhere:
      "All your sessions will end, in this browser and in every other one. If you signed in with the operator token, everyone’s sessions will end.",
    edit: "Review it first",
    cancel: "Cancel",
    gone: "This action isn’t available: it has already been done, or your role doesn’t include it.",
  },
  audit: {
    of: (name: string) => `Who changed ${name}?`,
    by: (name: string) => `What did ${name} change?`,
    about: (reference: string) => `Who worked on ${reference}?`,
  },
  mail: (recipient: string) => `to ${recipient}`,
  palette: {
    open: "Search",
    shortcut: "Ctrl K",
    searching: "Searching…",
    hint: "Use the arrow keys to choose, Enter to open and Escape to close.",
    keys: "Keyboard shortcuts",
  },
  keys: {
    title: "Keyboard shortcuts",
    lead: "Single-key shortcuts don’t work while you’re typing in a field.",
    single: "Use single-key shortcuts",
    close: "Close",
    list: [
      { keys: ["Ctrl", "K"], does: "Search and commands" },
      { keys: ["/"], does: "Search and commands" },
      { keys: ["j"], does: "Next row of the list" },
      { keys: ["k"], does: "Previous row of the list" },
      { keys: ["Enter"], does: "Open the row" },
      { keys: ["x"], does: "Select the row" },
      { keys: ["e"], does: "Mark the message as handled, or resend the email" },
      { keys: ["u"], does: "Show UTC beside every time, or only the office’s time" },
      { keys: ["?"], does: "Show this list" },
    ],
  },
} as const;

export type SearchGroupName = keyof typeof searchWords.groups;
