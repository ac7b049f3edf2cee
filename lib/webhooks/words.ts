import { officeClock } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { webhookFigures as w } from "@/lib/site/webhook-figures";

/** Why an attempt got no response. */
const faults = {
  forbidden: "The address is not on the public internet, so nothing was sent.",
  timeout: `No response within ${w.timeoutSeconds} seconds.`,
  unreachable: "The address could not be reached.",
  tls: "No secure connection: the certificate isn’t valid.",
  secret: "The signing secret can’t be read with this SESSION_SECRET. Rotate the signing secret.",
  unknown: "This version of the site doesn’t recognize the event.",
} as const;
export type DeliveryError = keyof typeof faults;

export const pauseReasons = {
  operator: "Paused by staff.",
  failing: `Paused: no successful delivery for ${w.pausedAfterHours} hours.`,
  gone: "Paused: the receiver returned 410 Gone.",
} as const;
export type PauseReason = keyof typeof pauseReasons;

/** The result of an attempt as a sentence. */
export function outcomeText({ status, fault }: { status: number | null; fault: string | null }): string {
  if (status === null) return faults[fault as DeliveryError] ?? faults.unreachable;
  if (status >= 300 && status < 400) return `The receiver returned ${status}. Redirects are not followed.`;
  return `The receiver returned ${status}.`;
}

export const webhooksWords = {
  title: "Webhooks",
  lead: "URLs that are notified when something happens here. Each event contains IDs, types and times, and is signed so that the receiver can verify it. Messages to chat services are not signed. The app’s endpoint also receives account data.",
  add: "Add an endpoint",
  back: "All endpoints",
  none: "There are no endpoints yet.",
  gone: "This endpoint doesn’t exist.",
  newLead:
    "The endpoint will be notified of events from the moment you add it. You’ll then see its signing secret. Endpoints of chat services have none.",
  newButton: "Add endpoint",
  editTitle: "Events it receives",
  saveButton: "Save",
  fields: {
    url: "Address",
    urlHint:
      "A public HTTPS URL. For a Slack, Discord or Teams incoming webhook, each event is sent as a message in that service’s format.",
    description: "Note",
    descriptionHint: "What the endpoint is for, so that others recognize it in the list of endpoints.",
    events: "Events",
    receivesAccount: "This endpoint belongs to the app that customers sign in to",
    receivesAccountHint:
      "With account.verified, it receives the account owner’s name, company, email address and password hash, so that the account owner can sign in to the app. An existing endpoint also gets a new signing secret.",
  },
  kinds: { signed: "Signed", slack: "Slack", discord: "Discord", teams: "Teams" },
  states: { active: "Active", paused: "Paused" },
  app: "App",
  inside: "Private addresses allowed",
  failingSince: (moment: string) => `Failing since ${moment}`,
  counts: { pending: "waiting", delivered: "delivered", dead: "failed" },
  secretTitle: "Signing secret",
  secretLead: `Copy it to the receiver now. It is shown in this browser only, for ${figures.shownOnceMinutes} minutes.`,
  orders: {
    ping: "Send ping",
    pause: "Pause",
    resume: "Resume",
    rotate: "Rotate secret",
    remove: "Remove",
  },
  rotateNote: `The old secret stays valid for another ${w.rotationHours} hours.`,
  removeLabel: "Remove this endpoint and all its deliveries",
  deliveriesTitle: "Deliveries",
  filters: { all: "All", dead: "Failed", pending: "Waiting", delivered: "Delivered" },
  noDeliveries: "No deliveries.",
  happened: (moment: string) => `Happened ${moment}`,
  next: (moment: string) => `next attempt ${moment}`,
  sending: "being sent now",
  waitsPaused: "waiting until the endpoint is resumed",
  deliveredAt: (moment: string) => `delivered ${moment}`,
  tries: (count: number) => `${count} ${count === 1 ? "attempt" : "attempts"}`,
  took: (ms: number) => `${ms} ms`,
  resend: "Resend",
  rangeTitle: "Resend a range",
  rangeLead:
    "Events from this period are resent with their original IDs, so that the receiver can recognize the ones it already has.",
  rangeFields: {
    from: `From (${officeClock})`,
    to: `To (${officeClock})`,
    only: "Which deliveries",
    options: { dead: "Failed deliveries", all: "All deliveries" },
  },
  rangeButton: "Resend",
  results: {
    added: "Endpoint added. Copy its secret now.",
    addedChat: "Endpoint added.",
    saved: "Saved.",
    savedAsApp:
      "Saved. The endpoint has a new secret, and the old one is no longer valid. Copy the new one now.",
    ping: "A ping is being sent.",
    pause: `Paused. Events will be held until you resume it, for at most ${w.keptDays} days.`,
    resume: "Resumed. Waiting events are being delivered.",
    rotate: "Secret rotated. Copy the new one now.",
    rotatedBefore:
      "This request already rotated the secret, and it can’t be shown again. If it was lost, rotate it again.",
    remove: "Endpoint removed.",
    resent: (count: number) => `${count} ${count === 1 ? "delivery is" : "deliveries are"} being resent.`,
  },
} as const;
