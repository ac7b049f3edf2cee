import { webhookFigures as w } from "@/lib/site/webhook-figures";

/** Why a try got no answer. */
const faults = {
  forbidden: "The address is not on the public internet, so nothing was sent.",
  timeout: `No answer within ${w.timeoutSeconds} seconds.`,
  unreachable: "The address could not be reached.",
  tls: "No secure connection: its certificate isn’t valid.",
  secret: "The signing secret can’t be read with this SESSION_SECRET. Rotate it.",
  unknown: "This version of the site doesn’t know the event.",
} as const;
export type Fault = keyof typeof faults;

export const pauseReasons = {
  operator: "Paused by an operator.",
  failing: `Paused: no successful delivery for ${w.pausedAfterHours} hours.`,
  gone: "Paused: the receiver answered 410 Gone.",
} as const;
export type PauseReason = keyof typeof pauseReasons;

/** What a try came to, in a sentence. */
export function outcomeText({ status, fault }: { status: number | null; fault: string | null }): string {
  if (status === null) return faults[fault as Fault] ?? faults.unreachable;
  if (status >= 300 && status < 400) return `Answered ${status}: redirects are not followed.`;
  return `Answered ${status}.`;
}

export const webhooksCopy = {
  title: "Webhooks",
  lead: "Addresses that are notified when something happens here. Each message has ids, types and times, and is signed so that the receiver can verify it.",
  add: "Add an endpoint",
  back: "All endpoints",
  none: "There are no endpoints yet.",
  gone: "There is no such endpoint.",
  newLead: "It is notified from now on. The secret for checking signatures is shown once it is added.",
  newButton: "Add the endpoint",
  editTitle: "Events it receives",
  saveButton: "Save",
  fields: {
    url: "Address",
    urlHint:
      "An https address of the public internet. Addresses of incoming webhooks of Slack, Discord and Teams get a message in their own shape.",
    description: "Note",
    descriptionHint: "What it is for, so that others understand this list later.",
    events: "Events",
    receivesAccount: "This is the app",
    receivesAccountHint:
      "With account.verified it gets the account itself: names, address and the password’s hash, so that its owner can sign in there.",
  },
  kinds: { signed: "Signed", slack: "Slack", discord: "Discord", teams: "Teams" },
  states: { active: "Active", paused: "Paused" },
  app: "App",
  inside: "Private addresses allowed",
  failingSince: (moment: string) => `Failing since ${moment}`,
  counts: { pending: "waiting", delivered: "delivered", dead: "given up" },
  secretTitle: "Signing secret",
  secretLead: `Copy it to the receiver now. It is shown until ${w.secretShownMinutes} minutes after it was made and never again.`,
  orders: {
    ping: "Send a ping",
    pause: "Pause",
    resume: "Resume",
    rotate: "Rotate the secret",
    remove: "Remove",
  },
  rotateNote: `The old secret stays valid beside the new one for ${w.rotationHours} hours.`,
  removeLabel: "Remove this endpoint and its pending deliveries",
  deliveriesTitle: "Deliveries",
  filters: { all: "All", dead: "Given up", pending: "Waiting", delivered: "Delivered" },
  noDeliveries: "Nothing here.",
  happened: (moment: string) => `Happened ${moment}`,
  next: (moment: string) => `next try ${moment}`,
  sending: "being sent now",
  waitsPaused: "waits until the endpoint goes on",
  deliveredAt: (moment: string) => `delivered ${moment}`,
  tries: (count: number) => `${count} ${count === 1 ? "try" : "tries"}`,
  took: (ms: number) => `${ms} ms`,
  resend: "Send again",
  rangeTitle: "Send a range again",
  rangeLead:
    "Every event in that time is sent again under its original id, so that a receiver can tell what it already has.",
  rangeFields: {
    from: "From (UTC)",
    to: "To (UTC)",
    only: "Which",
    options: { dead: "Deliveries that were given up", all: "Everything, delivered or not" },
  },
  rangeButton: "Send again",
  said: {
    added: "The endpoint was added. Copy its secret now.",
    addedChat: "The endpoint was added.",
    saved: "Saved.",
    ping: "A ping is on its way.",
    pause: "Paused. Events are kept for it meanwhile.",
    resume: "Resumed. Pending events are being delivered.",
    rotate: "The secret was rotated. Copy the new one now.",
    remove: "The endpoint was removed.",
    resent: (count: number) => `${count} ${count === 1 ? "delivery is" : "deliveries are"} on the way again.`,
  },
} as const;
