import { longDate } from "@/lib/site/dates";
import { type CaseFacts, type CaseState, isClosed, needsConfirmation, openSteps } from "./case";
import { groundOf } from "./denial-grounds";
import { type Remedy, remedies } from "./gdpr-words";
import { eventLabels, standing, stateLabels, trackingPage } from "./request-words";
import { lawNames, requestTypeLabel } from "./schema";

export interface RequestRecord extends CaseFacts {
  reference: string;
  email: string;
  description: string;
  agentName: string | null;
  gpc: boolean;
  acknowledgedAt: Date | null;
  closedAt: Date | null;
  denialGround: string | null;
  dataOfferedUntil: Date | null;
  events: readonly { kind: string; at: Date; note: string | null }[];
}

export interface RequestView {
  reference: string;
  title: string;
  lawName: string;
  state: CaseState;
  stateLabel: string;
  standing: string;
  /** Closed requests have none. */
  dueAt: Date | null;
  rows: [label: string, value: string][];
  description: string;
  history: { label: string; at: Date }[];
  /** What the office wrote to the requester. Never an agent's to read. */
  words: { title: string; text: string } | null;
  ground: { sentence: string; citation: string } | null;
  remedy: Remedy | null;
  agentOnly: boolean;
  gpc: boolean;
  dataUntil: Date | null;
  canConfirm: boolean;
  canWithdraw: boolean;
}

/** The event whose words each state shows. */
const spoken: Partial<Record<CaseState, { kind: string; title: string }>> = {
  extended: { kind: "extended", title: trackingPage.extension },
  completed: { kind: "completed", title: trackingPage.answer },
  denied: { kind: "denied", title: trackingPage.answer },
};

function wordsOf({ state, events }: RequestRecord): RequestView["words"] {
  const source = spoken[state];
  const text = events.findLast(({ kind }) => kind === source?.kind)?.note;
  return source && text ? { title: source.title, text } : null;
}

const present = (rows: [string, string | null | false][]): [string, string][] =>
  rows.filter((row): row is [string, string] => Boolean(row[1]));

/** What a holder of a mailed link sees of a request: all that is theirs, nothing of the office's own. */
export function requestView(request: RequestRecord, audience: "person" | "agent", now: Date): RequestView {
  const { law, requestType, state, denialGround, dataOfferedUntil } = request;
  const { labels } = trackingPage;
  const mine = audience === "person";
  const steps = openSteps(request, now);
  const answered = state === "completed" || state === "denied";
  const inPart = state === "completed" && denialGround !== null;
  return {
    reference: request.reference,
    title: requestTypeLabel(law, requestType),
    lawName: lawNames[law],
    state,
    stateLabel: stateLabels[state],
    standing: standing({ state, dueAt: request.dueAt, toConfirm: needsConfirmation(request), inPart }),
    dueAt: isClosed(state) ? null : request.dueAt,
    rows: present([
      [labels.reference, request.reference],
      [labels.request, `${lawNames[law]}: ${requestTypeLabel(law, requestType)}`],
      [labels.email, request.email],
      [labels.agent, request.agentName],
      [labels.received, longDate(request.receivedAt)],
      [labels.receiptConfirmed, request.acknowledgedAt && longDate(request.acknowledgedAt)],
      [labels.extended, request.extendedAt && longDate(request.extendedAt)],
      [labels.due, longDate(request.dueAt)],
      [labels.closed, request.closedAt && longDate(request.closedAt)],
    ]),
    description: request.description,
    history: request.events.flatMap(({ kind, at }) => {
      const label = eventLabels[kind];
      return label ? [{ label, at }] : [];
    }),
    words: mine ? wordsOf(request) : null,
    ground: mine && answered && denialGround ? groundOf(law, requestType, denialGround) : null,
    remedy: state === "denied" || inPart || state === "extended" ? remedies[law] : null,
    agentOnly: !mine && answered,
    gpc: request.gpc,
    dataUntil: mine && dataOfferedUntil && dataOfferedUntil > now ? dataOfferedUntil : null,
    canConfirm: mine && steps.includes("confirm"),
    canWithdraw: steps.includes("withdraw"),
  };
}
