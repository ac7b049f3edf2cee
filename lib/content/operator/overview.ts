export const overviewCopy = {
  title: "Overview",
  calm: "Nothing waits for you.",
  calmLead: "No request is overdue, no mail was given up, no message is unanswered.",
  attention: "Needs attention",
  state: "How things stand",
  switches: "Switches",
  on: "On",
  off: "Off",
  changed: (moment: string, actor: string) => `changed ${moment}, by ${actor}`,
  rows: {
    overdue: (count: number) => `${count} privacy ${count === 1 ? "request is" : "requests are"} overdue`,
    deadMails: (count: number) => `${count} ${count === 1 ? "mail was" : "mails were"} given up`,
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
