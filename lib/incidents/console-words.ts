import { officeClock } from "@/lib/site/brand";
export const incidentConsoleWords = {
  title: "Incidents and planned maintenance",
  lead: "What you post here appears immediately on the status page and in its feeds.",
  open: "Open an incident",
  plan: "Plan maintenance",
  back: "All incidents",
  filters: { open: "Open and planned", closed: "Closed" },
  none: { open: "No open incidents and no planned maintenance.", closed: "No closed incidents yet." },
  search: "Title",
  kinds: { incident: "Incident", maintenance: "Planned maintenance" },
  span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `since ${from}`),
  updated: (moment: string) => `last update ${moment}`,
  by: (actor: string) => `by ${actor}`,
  gone: "This incident doesn’t exist.",
  updates: "Updates",
  fields: {
    title: "Title",
    titleHint: "What a visitor notices, in a few words: “Slow responses from the API”.",
    message: "Message",
    messageHint: "What is known, what is being done, and when you will post the next update.",
    impact: "Impact",
    impactHint: "Overall impact. If services are selected, the worst impact among them applies.",
    impacts: { none: "None", minor: "Minor", major: "Major", critical: "Critical" },
    state: "State",
    services: "Affected services",
    servicesHint:
      "Each selected service shows at least this impact on the status page, or a worse one if that is measured. If none is selected, the impact applies to the whole service.",
    planServicesHint: "During maintenance, they are shown as under maintenance, not as an outage.",
    untouched: "Not affected",
    silent: "Don’t send emails; post only on the page and in the feeds",
    startsAt: `Starts (${officeClock})`,
    endsAt: `Ends (${officeClock})`,
  },
  templates: "Start from",
  drafts: {
    title: "Failing without a posted incident",
    since: (name: string, moment: string) => `${name} has failed every check since ${moment}.`,
    note: "This is a draft. Nothing is posted until you post it.",
    open: "Review the draft",
  },
  newLead: "It is posted on the status page exactly as you write it, with the current time.",
  newButton: "Open incident",
  planLead:
    "It is posted on the status page now, and again when it starts and ends. The site stays open unless you choose to close it.",
  closes: {
    nothing: "It is only announced. Visitors can still use the whole site.",
    site: "It closes the whole site: from its start to its end, every page is replaced by a maintenance page with the title and a countdown.",
  },
  closesSite: "Close the whole site during the maintenance",
  closesSiteHint:
    "This closes every page, whichever services are selected. Leave it unchecked to only announce the maintenance.",
  staysOpen: "Paths that stay reachable",
  preview: "Preview",
  previewTitle: "Preview: nothing has been posted",
  previewed: "This is what would happen. Nothing has been posted.",
  confirmClosing: "Plan and close the site",
  recipients: (count: number) =>
    count === 1 ? "1 subscriber will be emailed." : `${count} subscribers will be emailed.`,
  upTo: (count: number) =>
    count === 1 ? "At most 1 subscriber would be emailed." : `At most ${count} subscribers would be emailed.`,
  planMessageHint: "For the status page: what won’t work, and why.",
  planButton: "Plan maintenance",
  updateTitle: "Post an update",
  updateNote: {
    incident: "“Resolved” closes the incident.",
    maintenance:
      "It starts and ends automatically. Posting “Completed” or “Canceled” while it runs ends it immediately; if it closed the site, the site opens again.",
  },
  updateButton: "Post update",
  results: {
    opened: "The incident is open and on the status page.",
    planned: "The maintenance is planned and on the status page.",
    updated: "The update is on the status page.",
    emailed: (count: number) =>
      count === 0
        ? "No one is being emailed."
        : `${count} ${count === 1 ? "subscriber is" : "subscribers are"} being emailed.`,
  },
  passed: "The end must be in the future.",
} as const;
