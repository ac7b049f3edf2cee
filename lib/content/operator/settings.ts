import { facts } from "@/lib/facts";
import { lengths } from "@/lib/limits";

export const switchNames = {
  maintenance: "Maintenance",
  protection: "Passcode protection",
  announcement: "Announcement",
} as const;

const lag = `${facts.timings.settingsLagMs / 1000} seconds`;
const openPages = `open pages follow within ${facts.timings.maintenancePollMs / 1000} seconds`;

/** What the console says once a setting was saved. */
export const settingSaved = {
  protection: (on: boolean) =>
    on
      ? `Saved. Protection is on: visitors need the passcode within ${lag}.`
      : `Saved. Protection is off: the site is open within ${lag}.`,
  maintenance: (on: boolean) =>
    on
      ? `Saved. Maintenance is on: new visits see it within ${lag}, ${openPages}.`
      : `Saved. Maintenance is off: new visits see the site within ${lag}, ${openPages}.`,
  announcement: (on: boolean) =>
    on
      ? `Saved. The announcement is shown on every page loaded from now on.`
      : `Saved. No announcement is shown on pages loaded from now on.`,
  logo: () => "Saved. Every page loaded from now on shows the logo.",
} as const;

export const settingsCopy = {
  title: "Settings",
  lead: "What visitors are kept from or shown. Every change is recorded in the audit.",
  tabs: "Settings",
  edit: "Edit",
  on: "On",
  off: "Off",
  switchOn: "Switch on",
  switchOff: "Switch off",
  save: "Save",
  version: (version: number, when: string, actor: string) => `Version ${version}, ${when}, by ${actor}.`,
  now: (moment: string) => `In UTC, not your local time. Now it is ${moment}.`,
  stale: {
    title: "This setting was changed while you were editing",
    lead: (when: string, actor: string) =>
      `Version of ${when}, by ${actor}. What you typed is kept below and nothing was saved. Saving now replaces what stands:`,
    same: "What stands is the same as what you typed.",
    empty: "nothing",
  },
  preview: {
    title: "Preview",
    live: "Follows what you type.",
    off: "Switched off: visitors see none of this.",
    on: "What visitors see.",
  },
} as const;

export const protectionCopy = {
  title: "Passcode protection",
  lead: "With protection on, visitors see a gate until they enter the passcode. The console and the health check stay reachable.",
  enabled: "Protection is on",
  passcode: "New passcode",
  passcodeHint: {
    none: `None is set yet. Protection can’t be switched on without one. Minimum ${lengths.passcodeMinimum} characters.`,
    set: `One is set and can’t be shown. Leave empty to keep it. A new one has at least ${lengths.passcodeMinimum} characters and locks everybody out until they enter it.`,
  },
  passcodeStrength: "Passcode strength",
  show: "Show passcode",
  hide: "Hide passcode",
  mobile: "Phones and tablets",
  mobileOptions: [
    {
      value: "splash",
      label: "Splash screen",
      description: `Shown for ${facts.timings.splashMs / 1000} seconds, then the site. No passcode.`,
    },
    { value: "gate", label: "Gate", description: "The passcode, as on every other device." },
  ],
  warningTitle: "A mobile claim can be forged",
  warning:
    "Any browser can say that it is a phone. While phones get the splash screen, protection keeps out nobody who knows this. Choose the gate when the site must stay closed.",
  mobilePreview: "On phones and tablets",
} as const;

export const maintenanceCopy = {
  title: "Maintenance",
  lead: "With maintenance on, every page answers 503 with this message, save the paths that stay reachable. You pass as long as you are signed in.",
  enabled: "Maintenance is on",
  message: "Message",
  messageHint: `Up to ${lengths.maintenanceMessage} characters. Line breaks are kept.`,
  endTime: "Until (UTC)",
  endTimeHint: "Leave empty if nobody knows.",
  showTimer: "Show the countdown",
  exempt: "Paths that stay reachable",
  exemptHint:
    "One per line; each covers everything below it. Statutory requests and the status page belong here.",
  planned: "Planned maintenance switches this on and off by itself.",
  plan: "Plan maintenance",
} as const;

export const announcementCopy = {
  title: "Announcement",
  lead: "A bar above every page. A visitor who dismissed it sees it again only when the message changes.",
  enabled: "The announcement is shown",
  message: "Message",
  type: "Type",
  types: { info: "Information", success: "Good news", warning: "Warning", danger: "Urgent" },
  link: "Link",
  linkHint: "A path of this site, or an https, mailto or tel address.",
  linkText: "Link text",
  linkTextHint: "“Learn more” when empty.",
  defaultLinkText: "Learn more",
  dismissible: "Visitors can dismiss it",
  expiresAt: "Shown until (UTC)",
  expiresHint: "Leave empty to show it until you switch it off.",
  empty: "Your message appears here.",
} as const;

export const logoCopy = {
  title: "Logo",
  lead: `PNG, JPEG, WebP or AVIF, up to ${lengths.logoBytes / 1024} KiB. It is shown 32 pixels high, in both themes.`,
  uploadTitle: "Upload an image",
  file: "Image",
  upload: "Upload and use",
  linkTitle: "Use an image by its address",
  logoUrl: "Address",
  logoUrlHint:
    "Fetched once, now, and served by this site from then on. A path of this site stands as it is.",
  use: "Use this address",
  resetTitle: "Use the built-in logo",
  reset: "Remove the logo",
  current: "Shown now",
  builtIn: "The built-in logo.",
  chosen: "Chosen image",
  tooLarge: `The logo must be at most ${lengths.logoBytes / 1024} KiB.`,
  light: "On light",
  dark: "On dark",
} as const;
