import { officeClock } from "@/lib/site/brand";

const noSubscribers = "No subscribers would be emailed.";
const subscribers = (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`);

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
    impactHint: "Overall impact. If any services are affected, the worst of their impacts applies instead.",
    impacts: { none: "None", minor: "Minor", major: "Major", critical: "Critical" },
    state: "Status",
    services: "Affected services",
    servicesHint:
      "On the status page, each service’s state becomes the worse of what is measured and the impact you choose here. “None” lists the service with the incident but doesn’t change its state. If every service is “Not affected”, the overall impact applies to the whole site.",
    planServicesHint:
      "During the maintenance, selected services are shown as under maintenance, not as having an outage.",
    untouched: "Not affected",
    silent: "Don’t email subscribers",
    startsAt: `Starts (${officeClock})`,
    endsAt: `Ends (${officeClock})`,
  },
  templates: "Start from a template",
  drafts: {
    title: "Services failing without an open incident",
    since: (name: string, moment: string) => `${name} has failed every check since ${moment}.`,
    note: "This is a draft. Nothing is posted until you post it.",
    open: "Review the draft",
  },
  newLead:
    "The incident will appear on the status page exactly as you write it, with the current time unless you enter another.",
  newButton: "Open incident",
  planLead:
    "The maintenance will be posted on the status page as soon as you plan it. Updates will be posted there when it starts and ends. The site stays open unless you choose to close it.",
  closes: {
    nothing: "The maintenance is only announced. Visitors can use the whole site as usual.",
    site: "The maintenance closes the site: from its start to its end, every page except the paths that stay reachable is replaced by a maintenance page with the title and a countdown.",
  },
  closesSite: "Close the whole site during the maintenance",
  closesSiteHint:
    "This closes every page except the paths that stay reachable, whichever services are selected. Leave it unchecked to only announce the maintenance.",
  staysOpen: "Paths that stay reachable",
  preview: "Preview",
  opensSite: "This update ends the maintenance. Visitors will be able to use the whole site again.",
  previewTitle: "Preview: nothing has been posted",
  previewPage: "On the status page and in the feeds",
  previewMail: "By email",
  previewLanguages:
    "Each subscriber gets it in their language; your title and message are sent as you wrote them.",
  previewed: "This is what would happen. Nothing has been posted.",
  confirmClosing: "Plan and close the site",
  recipients: (count: number) => (count === 0 ? noSubscribers : `${subscribers(count)} would be emailed.`),
  upTo: (count: number) => (count === 0 ? noSubscribers : `At most ${subscribers(count)} would be emailed.`),
  planMessageHint: "For the status page: what won’t work, and why.",
  planButton: "Plan maintenance",
  updateTitle: "Post an update",
  updateNote: {
    incident: "“Resolved” closes the incident.",
    maintenance:
      "The maintenance starts and ends automatically. Posting “Completed” or “Canceled” while it is in progress ends it immediately; if it closed the site, the site reopens.",
  },
  updateButton: "Post update",
  results: {
    opened: "The incident is on the status page.",
    planned: "The maintenance is planned and on the status page.",
    updated: "The update is on the status page.",
    noEmails: "No one will be emailed.",
    emails: (count: number) =>
      count === 1 ? "The email to 1 subscriber" : `The emails to ${count} subscribers`,
  },
  afterward: "Post a past incident",
  afterwardHint: "Leave both empty for an incident that begins now. An end needs the status “Resolved”.",
  began: `Began (${officeClock})`,
  ended: `Ended (${officeClock})`,
  times: {
    passed: "The end must be in the future.",
    future: "This time is in the future.",
    tooOld: (days: number) => `The start can be at most ${days} days ago.`,
    startMissing: "Enter when it began, too.",
    endMissing: "Enter when it ended, too.",
    unresolved: "Only a resolved incident has an end. Choose the status “Resolved”, or leave “Ended” empty.",
    reversed: "The end must be after the start.",
  },
} as const;
