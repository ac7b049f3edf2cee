import { appealSentence } from "@/lib/privacy/cases/step-emails";
import { isFiledByAgent } from "@/lib/privacy/core/agent";
import {
  type CaseState,
  dueNow,
  isClosed,
  isOverdue,
  needsConfirmation,
  openSteps,
} from "@/lib/privacy/core/case";
import { type Audience, exchangesOf, isUnanswered } from "@/lib/privacy/core/conversation";
import { groundOf, isComplaint, lawOf, remedyOf, requestName, requestTypeLabel } from "@/lib/privacy/laws";
import type { RequestWords } from "@/lib/privacy/words/request/en";
import { requestWordsFor, statusSentence } from "@/lib/privacy/words/request-words";
import { longDate } from "@/lib/site/dates";
import { upperFirst } from "@/lib/site/first-letter";
import { type Language, mainLanguage } from "@/lib/site/language";
import type { TrackedRequest } from "./follow-request";

type RequestRecord = TrackedRequest["request"];

interface ShownNotes {
  title: "extension" | "answer";
  /** Groups of events; the latest note of each is shown. */
  kinds: readonly (readonly string[])[];
}

const shownNotes: Partial<Record<CaseState, ShownNotes>> = {
  extended: { kinds: [["extended"]], title: "extension" },
  // What was granted in part stays granted, however an appeal is decided.
  completed: { kinds: [["completed"], ["granted"]], title: "answer" },
  denied: { kinds: [["completed"], ["denied", "refused"]], title: "answer" },
  appealed: { kinds: [["completed", "denied"]], title: "answer" },
  // Of a withdrawn appeal: the decision stands.
  withdrawn: { kinds: [["completed", "denied"]], title: "answer" },
};

/** What staff wrote to the requester. */
function staffTextOf(request: RequestRecord, language: Language) {
  const { state, events } = request;
  const source = shownNotes[state];
  if (!source) return null;
  const { page } = requestWordsFor(request, language);
  const parts = source.kinds.flatMap((kinds): { heading: string | null; text: string }[] => {
    const { kind, note } = events.findLast((event) => kinds.includes(event.kind)) ?? {};
    const isFirst = kind === "completed";
    return note ? [{ heading: isFirst ? page.firstAnswer : page.onAppeal, text: note }] : [];
  });
  if (parts.length === 0) return null;
  const title = page[source.title];
  return { title, parts: parts.length > 1 ? parts : parts.map(({ text }) => ({ heading: null, text })) };
}

/** Whether a request was completed in part before its appeal was denied. */
const staysPartial = ({ state, events }: RequestRecord): boolean =>
  state === "denied" && events.some(({ kind }) => kind === "completed");

/** Person and agent read their own text; the person also the agent's. */
const appealTextOf = ({ events }: RequestRecord, audience: Audience): string | null =>
  events.find(({ kind, actor }) => kind === "appealed" && (audience === "person" || actor === "agent"))
    ?.note ?? null;

const withoutEmpty = (rows: [string, string | null | false][]): [string, string][] =>
  rows.filter((row): row is [string, string] => Boolean(row[1]));

/** While the clock is paused, the date is the earliest possible one. */
function dueLabelOf({ pausedAt, appealedAt }: RequestRecord, labels: RequestWords["page"]["labels"]): string {
  if (pausedAt) return labels.dueEarliest;
  return appealedAt ? labels.decideBy : labels.due;
}

/**
 * A request as the holder of its emailed link sees it, without anything internal.
 * @param language of the page, which may differ from that of the request
 */
export function toRequestView(
  request: RequestRecord,
  audience: Audience,
  now: Date,
  language: Language = mainLanguage,
) {
  const { law, requestType, region, state, denialGround, dataOfferedUntil, appealedAt, pausedAt } = request;
  const shownState = staysPartial(request) ? "completed" : state;
  const { page, states, events } = requestWordsFor(request, language);
  const { labels } = page;
  const eventLabels: Partial<Record<string, string>> = events;
  const day = (date: Date) => longDate(date, language);
  const isPerson = audience === "person";
  const steps = openSteps(request, now);
  const isAppealed = state === "appealed";
  const isAppealWithdrawn = state === "withdrawn" && appealedAt !== null;
  const answered = state === "completed" || state === "denied" || isAppealed || isAppealWithdrawn;
  const isPartial = shownState === "completed" && denialGround !== null;
  const dueAt = dueNow(request, now);
  const canAppeal = steps.includes("appeal");
  // Of these states, the person may take their disagreement to an authority.
  const mayDisagree =
    state === "denied" ||
    state === "extended" ||
    isPartial ||
    isAppealWithdrawn ||
    (state === "completed" && isComplaint(request));
  const exchanges = exchangesOf(request, audience, language);
  const open = isClosed(state) ? undefined : exchanges.find(isUnanswered);
  const openQuestion = open?.audience === audience ? open : null;
  const facts = {
    requestType,
    toConfirm: needsConfirmation(request),
    toProve: needsConfirmation(request) && isFiledByAgent(request),
    isPaused: pausedAt !== null,
    isOverdue: isOverdue(request, now),
    hasOpenQuestion: openQuestion !== null,
    wasAppealed: appealedAt !== null,
  };
  return {
    reference: request.reference,
    title: requestTypeLabel(law, requestType, language),
    lawName: upperFirst(lawOf(law, language).name),
    requestType,
    requestNoun: lawOf(law, language).request,
    state: shownState,
    stateLabel: states[shownState],
    statusText: statusSentence({ state, dueAt, isPartial, canAppeal, ...facts }, audience, language),
    /** Closed requests have none. */
    dueAt: isClosed(state) ? null : dueAt,
    /** Since when the clock is paused; `dueAt` is then the due date as if it resumed now. */
    pausedAt,
    rows: withoutEmpty([
      [labels.reference, request.reference],
      [labels.request, requestName(request, language)],
      [labels.email, request.email],
      [labels.agent, request.agentName],
      [labels.received, day(request.receivedAt)],
      [labels.receiptSent, request.acknowledgedAt && day(request.acknowledgedAt)],
      [labels.extended, request.extendedAt && day(request.extendedAt)],
      [labels.paused, pausedAt && day(pausedAt)],
      [labels.appealed, appealedAt && day(appealedAt)],
      [dueLabelOf(request, labels), day(dueAt)],
      [labels.closed, request.closedAt && day(request.closedAt)],
    ]),
    description: request.description,
    history: request.events.flatMap(({ kind, at }) => {
      const label = eventLabels[kind];
      return label ? [{ label, at }] : [];
    }),
    /** The questions to the viewer, with answers. An agent doesn't see questions to the person. */
    exchanges,
    /** The question that waits for the viewer's answer. */
    openQuestion,
    staffText: isPerson ? staffTextOf(request, language) : null,
    ground: isPerson && answered && denialGround ? groundOf(request, denialGround, language) : null,
    appealText: appealTextOf(request, audience),
    remedy: mayDisagree ? remedyOf(law, region, language) : null,
    /** How to appeal, and until when; null if there is no appeal. */
    appeal: canAppeal ? appealSentence(request, "here", language) : null,
    /** Whether an agent isn't shown the answer, which only the person may read. */
    isAnswerWithheld: !isPerson && (isAppealed || isAppealWithdrawn),
    gpc: request.gpc,
    dataUntil: isPerson && dataOfferedUntil && dataOfferedUntil > now ? dataOfferedUntil : null,
    canConfirm: isPerson && steps.includes("confirm") && !isFiledByAgent(request),
    canWithdraw: steps.includes("withdraw"),
    canAppeal,
  };
}

export type RequestView = ReturnType<typeof toRequestView>;
