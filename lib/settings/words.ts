export const settingsCopy = {
  title: "Settings",
  lead: "What visitors can reach and what they are shown. Every change is recorded in the audit.",
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
      `Version of ${when}, by ${actor}. What you typed is kept below and nothing was saved. Saving now replaces this version:`,
    same: "The saved version is the same as what you typed.",
    empty: "nothing",
  },
  preview: {
    title: "Preview",
    live: "Follows what you type.",
    off: "Switched off: visitors see none of this.",
    on: "What visitors see.",
    /** Words of single previews. */
    onPhones: "On phones and tablets",
    noMessage: "Your message appears here.",
    linkText: "Learn more",
    exempt: {
      title: "Stays reachable",
      lead: "What each saved line opens, with whatever lies below it.",
      none: "Nothing: every page is covered.",
      unknown: "No page of this site has this name. Is it spelt right?",
    },
    logo: {
      current: "Shown now",
      builtIn: "The built-in logo.",
      chosen: "Chosen image",
      light: "On light",
      dark: "On dark",
    },
  },
} as const;
