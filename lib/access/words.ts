import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import { officeClock } from "@/lib/site/brand";
import { figures, settingsLag } from "@/lib/site/figures";
import type { accessScopes, audiences, outcomes, passStates } from "./vocabulary";

type By<T extends readonly string[], R> = Record<T[number], R>;

/** Labels of a field for a new passcode. */
export const passcodeWords = {
  strength: "Passcode strength",
  strengths: platformWords.en.form.password.strengths,
  show: "Show passcode",
  hide: "Hide passcode",
} as const;

export type PasscodeWords = typeof passcodeWords;

/** Text of the console's page for passcodes and links. */
export const accessWords = {
  tab: "Passcodes and links",
  title: "Passcodes and links",
  lead: `Passcodes and links that give people access while protection is on. Some links also open the site during maintenance. Revoking one takes effect within ${settingsLag} and locks out only its users.`,
  open: "Protection is off, so no one is asked for a passcode.",
  toProtection: "Passcode protection",
  list: "Issued",
  none: "No passcodes or links yet. Create one for each person who needs access.",
  kinds: { passcode: "Passcode", link: "Link" },
  states: {
    active: "Active",
    spent: "Used",
    ended: "Expired",
    revoked: "Revoked",
  } satisfies By<typeof passStates, string>,
  through: {
    gate: "opens the gate",
    maintenance: "opens the gate and lets people in during maintenance",
  } satisfies By<typeof accessScopes, string>,
  audience: {
    everyone: "for anyone who has it",
    first: "for one browser",
  } satisfies By<typeof audiences, string>,
  shared: "This is the shared passcode. Change it in Passcode protection.",
  linkOpens: {
    gate: "Link for the gate.",
    maintenance: "Link for the gate, and for the site during maintenance.",
  } satisfies By<typeof accessScopes, string>,
  linkValid: (until: string, audience: string) => `Valid ${audience}, ${until}.`,
  passcodeValid: (until: string) => `Passcode, valid ${until}.`,
  until: (moment: string) => `until ${moment}`,
  untilRevoked: "until it is revoked",
  made: (moment: string, actor: string) => `Created ${moment} by ${actor}.`,
  address: (name: string) => `Address of the link for ${name}`,
  revoke: "Revoke",
  /** Confirmation before the passcode for everyone is revoked. */
  revokeShared:
    "No one will be able to use the shared passcode until you set a new one in Passcode protection.",
  createPasscode: {
    title: "Create a passcode",
    lead: "Give someone their own passcode. Once created, it can’t be shown again.",
    button: "Create passcode",
  },
  createLink: {
    title: "Create a link",
    lead: "To get access, people open the link and press a button. Link previews and email scanners don’t use it up.",
    button: "Create link",
  },
  fields: {
    name: "Issued to",
    nameHint: "A name to recognize it by, such as Forum Ltd.",
    passcode: "Passcode",
    passcodeHint: `Minimum ${lengths.passcodeMinimum} characters. Each passcode must be different.`,
    end: `Valid until (${officeClock})`,
    noEnd: "Leave empty to keep it active until it is revoked.",
    linkEnd: `At most ${figures.maxLinkDays} days from now.`,
    through: "What it opens",
    audience: "Who can use it",
  },
  throughOptions: {
    gate: "The gate",
    maintenance: "The gate, and the site during maintenance",
  } satisfies By<typeof accessScopes, string>,
  audienceOptions: {
    everyone: "Anyone who has the link",
    first: "One browser: the first to use it",
  } satisfies By<typeof audiences, string>,
  counts: {
    title: "Access attempts",
    lead: `Attempts by day (UTC), name and result. No IP addresses are kept. Counts are deleted after ${figures.retention.accessDays} days.`,
    none: "No attempts yet.",
    columns: { day: "Day", name: "Issued to", kind: "Kind", outcome: "Result", count: "Attempts" },
    unnamed: "Unknown",
    outcomes: {
      entered: "Granted",
      wrong: "Wrong",
      ended: "Expired",
      revoked: "Revoked",
      spent: "Already used",
      refused: "Refused: too many attempts",
    } satisfies By<typeof outcomes, string>,
  },
  results: {
    passcode: (name: string) => `The passcode for ${name} will be active within ${settingsLag}.`,
    link: (name: string) =>
      `The link for ${name} will be active within ${settingsLag}. Copy its address below and send it to them.`,
    revoked: (name: string) =>
      `Revoked: ${name}. Anyone who used it will lose access within ${settingsLag}. No one else is affected.`,
  },
} as const;
