import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

/** The words around every page of the console, and of its sign-in. */
export const consoleCopy = {
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
  loadedAt: (time: string) => `Page loaded ${time}`,
  sections: {
    overview: "Overview",
    privacy: "Privacy requests",
    messages: "Messages",
    outbox: "Outbox",
    webhooks: "Webhooks",
    incidents: "Incidents",
    settings: "Settings",
    audit: "Audit",
    people: "People",
    tokens: "Tokens",
    account: "Your keys",
  },
  waiting: (count: number) => `${count} waiting`,
  pages: {
    label: "Pages",
    current: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: "Previous",
    next: "Next",
  },
} as const;

/** Who changed something, as a sentence says it, by the name in the audit. */
export const actorNames: Record<string, string> = {
  console: "the console",
  api: "the API",
  cli: "the command line",
  schedule: "the schedule",
  webhooks: "the webhook worker",
  seed: "the first start",
};

export const signInCopy = {
  title: "Sign in",
  heading: "Operator sign-in",
  lead: "For the people who run this site.",
  tokenLead:
    "The token stands in the server’s environment as OPERATOR_TOKEN. It makes the first owner, and can be switched off then.",
  token: "Operator token",
  nobody:
    "Nobody can sign in: there are no people, and OPERATOR_TOKEN is off. On the server: npm run operator -- people add --name … --email … --role owner",
  button: "Sign in",
  signedIn: "Already signed in? Continue",
  hours: `A session lasts ${figures.operatorSessionHours} hours, and ${figures.operatorIdleMinutes} minutes without use. It ends at once when you sign out.`,
  answers: {
    wrong: "That is not the operator token.",
    many: "Too many attempts. Please wait a few minutes and try again.",
    failed: "The sign-in did not work. Please try again in a minute.",
    out: "You are signed out.",
    everywhere: "You are signed out everywhere: every session has ended.",
    stillIn: "You could not be signed out just now. Please go back and try again in a minute.",
  },
} as const;

export type SignInAnswer = keyof typeof signInCopy.answers;

/** The sign-in with what it has to say, and with the page of the console that it leads on to. */
export function signInPage(query: { answer?: SignInAnswer; to?: string | null }): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const asked = new URLSearchParams(given).toString();
  return asked === "" ? paths.operator : `${paths.operator}?${asked}`;
}

export const overviewCopy = {
  title: "Overview",
  calm: "Nothing needs your attention.",
  calmLead: "No request is overdue, no mail was given up, no message is unanswered.",
  attention: "Needs attention",
  state: "Current state",
  switches: "Switches",
  on: "On",
  off: "Off",
  changed: (moment: string, actor: string) => `changed ${moment}, by ${actor}`,
  rows: {
    overdue: (count: number) => `${count} privacy ${count === 1 ? "request is" : "requests are"} overdue`,
    deadMails: (count: number) => `${count} ${count === 1 ? "mail was" : "mails were"} given up`,
    pausedWebhooks: (count: number) =>
      `${count} webhook ${count === 1 ? "endpoint is" : "endpoints are"} paused after failing`,
    deadDeliveries: (count: number) =>
      `${count} webhook ${count === 1 ? "delivery was" : "deliveries were"} given up`,
    incidents: (count: number) => `${count} ${count === 1 ? "incident is" : "incidents are"} open`,
    messages: (count: number) =>
      `${count} contact ${count === 1 ? "message waits" : "messages wait"} for an answer`,
    suspected: (count: number) =>
      `${count} suspected ${count === 1 ? "message" : "messages"} to look through`,
    status: (headline: string) => headline,
    clockDoubted:
      "Nothing is deleted: the clock is more than a month past the site’s last sign of life. If it is right: npm run operator -- retention --clock-is-right",
  },
  facts: {
    openRequests: "Open privacy requests",
    nextDue: "Next due",
    planned: "Planned maintenance",
    status: "Status page",
  },
  none: "None",
} as const;
