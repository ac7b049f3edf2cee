export const incidentsCopy = {
  title: "Incidents and planned maintenance",
  lead: "What is posted here appears on the status page and in its feeds immediately.",
  open: "Open an incident",
  plan: "Plan maintenance",
  back: "All incidents",
  filters: { open: "Open and planned", closed: "Closed" },
  none: { open: "Nothing is open and nothing is planned.", closed: "No incident was closed yet." },
  kinds: { incident: "Incident", maintenance: "Planned maintenance" },
  span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `since ${from}`),
  updated: (moment: string) => `last update ${moment}`,
  by: (actor: string) => `by ${actor}`,
  gone: "There is no such incident.",
  updates: "Updates",
  fields: {
    title: "Title",
    titleHint: "What a visitor notices, in a few words: “Slow answers from the API”.",
    message: "Message",
    messageHint: "What is known, what is being done, when you will say more.",
    impact: "Impact",
    impactHint: "Overall. With services selected, it is the worst of theirs.",
    impacts: { none: "None", minor: "Minor", major: "Major", critical: "Critical" },
    state: "State",
    services: "Affected services",
    servicesHint:
      "Each shows this impact on the status page, whatever is measured. With none selected, it applies to the whole service.",
    planServicesHint: "While it runs they show as under maintenance, not as an outage.",
    untouched: "Not affected",
    silent: "Post without emails: on the page and in the feeds only",
    startsAt: "Starts (UTC)",
    endsAt: "Ends (UTC)",
  },
  templates: "Start from",
  drafts: {
    title: "Failing, with no incident posted",
    since: (name: string, moment: string) => `${name} has failed every check since ${moment}.`,
    note: "This is a draft: nothing is posted until you do.",
    open: "Review the draft",
  },
  newLead: "It is posted on the status page as you write it, with the current time.",
  newButton: "Open the incident",
  planLead:
    "At its start the maintenance overlay is shown, with the title as its message and a countdown; at its end it is removed. Both are posted on the status page.",
  planMessageHint: "For the status page: what will not work, and why.",
  planButton: "Plan it",
  updateTitle: "Post an update",
  updateNote: {
    incident: "“Resolved” closes the incident.",
    maintenance:
      "It starts and ends by itself. “Completed” or “Cancelled” while it runs removes the overlay immediately.",
  },
  updateButton: "Post the update",
  said: {
    opened: "The incident is open and on the status page.",
    planned: "The maintenance is planned and on the status page.",
    updated: "The update is on the status page.",
  },
  passed: "End has passed already.",
} as const;

/** What the schedule posts on the status page when a plan starts and when it ends. */
export const scheduledUpdates = {
  started: "The planned maintenance has started.",
  ended: "The planned maintenance is complete.",
} as const;
