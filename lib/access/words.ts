import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import { figures } from "@/lib/site/figures";
import type { audiences, outcomes, passStates, throughs } from "./vocabulary";

const lag = `${figures.timings.settingsLagMs / 1000} seconds`;

type By<T extends readonly string[], R> = Record<T[number], R>;

/** Of a field in which a passcode is chosen. */
export const passcodeWords = {
  strength: "Passcode strength",
  strengths: platformWords.en.form.password.strengths,
  show: "Show passcode",
  hide: "Hide passcode",
} as const;

export type PasscodeWords = typeof passcodeWords;

/** The words of the console's page of passcodes and links. */
export const accessCopy = {
  tab: "Passcodes and links",
  title: "Passcodes and links",
  lead: `Ways in while the gate is closed, each issued to somebody. Revoking one locks out only those who used it, within ${lag}.`,
  open: "Protection is off at the moment: nobody is asked for a passcode.",
  toProtection: "Passcode protection",
  list: "Issued",
  none: "No passcode or link has been issued. Anyone who should come in needs one.",
  kinds: { passcode: "Passcode", link: "Link" },
  states: {
    "in force": "In force",
    spent: "Used by its browser",
    ended: "Ended",
    revoked: "Revoked",
  } satisfies By<typeof passStates, string>,
  through: {
    gate: "opens the gate",
    maintenance: "opens the gate and the maintenance page",
  } satisfies By<typeof throughs, string>,
  audience: {
    everyone: "for everyone who has it",
    first: "for one browser",
  } satisfies By<typeof audiences, string>,
  shared: "The passcode of the protection setting, changed there.",
  until: (moment: string) => `until ${moment}`,
  untilRevoked: "until it is revoked",
  made: (moment: string, actor: string) => `Created ${moment}, by ${actor}.`,
  address: (name: string) => `Address of the link for ${name}`,
  revoke: "Revoke",
  createPasscode: {
    title: "Create a passcode",
    lead: "Somebody gets a passcode of their own. It can’t be shown again.",
    button: "Create the passcode",
  },
  createLink: {
    title: "Create a link",
    lead: "Whoever opens it presses a button and is let in; previews and scanners don’t use it up.",
    button: "Create the link",
  },
  fields: {
    name: "Issued to",
    nameHint: "A name that tells them apart, such as Forum Ltd.",
    passcode: "Passcode",
    passcodeHint: `Minimum ${lengths.passcodeMinimum} characters, and nobody else’s.`,
    end: "Until (UTC)",
    noEnd: "Leave empty to let it last until it is revoked.",
    linkEnd: `At most ${figures.longestLinkDays} days from now.`,
    through: "Opens",
    audience: "For",
  },
  throughOptions: {
    gate: "The gate",
    maintenance: "The gate and the maintenance page",
  } satisfies By<typeof throughs, string>,
  audienceOptions: {
    everyone: "Everyone who has the link",
    first: "One browser: the first that uses it",
  } satisfies By<typeof audiences, string>,
  counts: {
    title: "Who came in",
    lead: `Attempts by day (UTC), name and outcome. No addresses are kept. Counts go after ${figures.retention.accessDays} days.`,
    none: "Nobody has tried yet.",
    columns: { day: "Day", name: "Issued to", kind: "By", outcome: "Outcome", count: "Times" },
    unnamed: "Nobody’s",
    outcomes: {
      entered: "Came in",
      wrong: "Wrong",
      ended: "After its end",
      revoked: "After it was revoked",
      spent: "Used before",
      refused: "Refused: too many attempts",
    } satisfies By<typeof outcomes, string>,
  },
  said: {
    passcode: (name: string) => `The passcode for ${name} is in force within ${lag}.`,
    link: (name: string) =>
      `The link for ${name} is in force within ${lag}. Its address is below, to be passed on.`,
    revoked: (name: string) =>
      `Revoked: ${name}. Whoever came in by it is locked out within ${lag}, and nobody else.`,
  },
} as const;
