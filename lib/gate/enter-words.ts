/** The words of an access link's page. They travel to whoever has no passcode, so they are all that travels: no imports. */
export const enterCopy = {
  title: "Access",
  "in force": {
    heading: "You are invited in",
    lead: (until: string) => `This link opens the site in this browser until ${until}.`,
    once: "It works for one browser: the one in which you press the button.",
    button: "Access Site",
  },
  held: {
    heading: "You are in already",
    lead: (until: string) => `This link let this browser in. It opens the site here until ${until}.`,
    onward: "Go to the site",
  },
  ended: {
    heading: "This link has ended",
    lead: "This link has ended. Ask whoever sent it to you for a new one.",
  },
  revoked: {
    heading: "This link was revoked",
    lead: "This link was revoked and lets nobody in any more. Ask whoever sent it to you.",
  },
  spent: {
    heading: "This link was used",
    lead: "This link works for one browser, and another one has used it. Ask whoever sent it to you for a new one.",
  },
  unknown: {
    heading: "This link opens nothing",
    lead: "This link opens nothing. Was its whole address copied?",
  },
  none: {
    heading: "No link was followed",
    lead: (minutes: number) =>
      `Open the link that you were sent once more, and press the button within ${minutes} minutes. The browser has to take cookies: one brings the link here, another one lets it in.`,
  },
  tooMany: "Too many attempts. Please wait a few minutes and try again.",
  unavailable: "The link can't be checked right now. Please try again in a minute.",
} as const;
