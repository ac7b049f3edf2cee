export const settingsWords = {
  title: "Settings",
  lead: "What visitors can reach and what they are shown. Every change is recorded in the audit.",
  tabs: "Settings",
  edit: "Edit",
  on: "On",
  off: "Off",
  switchOn: "Switch on",
  switchOff: "Switch off",
  save: "Save",
  history: "History",
  version: (version: number, when: string, actor: string) =>
    `Version ${version}, changed ${when} by ${actor}.`,
  now: (moment: string) => `It is now ${moment}.`,
  stale: {
    title: "This setting was changed while you were editing",
    lead: (when: string, actor: string) =>
      `Changed ${when} by ${actor}. Nothing was saved, and what you typed is kept below. Saving now will replace this version:`,
    same: "The saved version is the same as what you typed.",
    empty: "nothing",
  },
  preview: {
    title: "Preview",
    live: "This preview updates as you type.",
    off: "Switched off. Visitors don’t see this.",
    on: "Visitors see the saved version.",
    /** Text of individual previews. */
    onPhones: "On phones and tablets",
    noMessage: "Your message appears here.",
    linkText: "Learn more",
    exempt: {
      title: "Stays reachable",
      lead: "The main addresses that each saved path keeps reachable. Everything below a path stays reachable too.",
      none: "None. Maintenance covers every page.",
      unknown: "No page matches this path. Check the spelling.",
      closed: "Reachable by default, but not in this list:",
    },
    logo: {
      current: "Current logo",
      builtIn: "The built-in logo.",
      chosen: "Chosen image",
      light: "On light",
      dark: "On dark",
      faint: "Much of this image is hard to tell apart from the background here.",
      faintDark: "Upload another image for the dark theme.",
      faintLight: "Choose an image with darker parts, and use this one for the dark theme.",
    },
  },
} as const;
