import { z } from "zod";
import type { MailContent } from "@/lib/mail/content";
import { HttpError } from "@/lib/platform/http-error";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import {
  type CaseStep,
  eventOfStep,
  openSteps,
  pauseFor,
  resumeData,
  stepResult,
  withCurrentDeadline,
} from "@/lib/privacy/core/case";
import { asksForData, type CasePageData, type CaseRow } from "@/lib/privacy/core/case-file";
import { type CaseAction, caseActionSchema } from "@/lib/privacy/core/case-schema";
import { type Audience, isUnanswered } from "@/lib/privacy/core/conversation";
import { fieldWords } from "@/lib/privacy/core/step-words";
import { splitOutcome } from "@/lib/privacy/core/undoable";
import { groundOf, groundsFor, isComplaint, rightOf } from "@/lib/privacy/laws";
import { type RequestView, toRequestView } from "@/lib/privacy/tracking/request-view";
import type { StandardTexts } from "@/lib/privacy/words/standard-texts/en";
import { translations as standardTexts } from "@/lib/privacy/words/standard-texts/generated";
import type { Language } from "@/lib/site/language";
import { questionClosedEmail, questionEmail } from "./question-emails";
import { type EmailedStep, stepEmail } from "./step-emails";
import { dataOfferEnd } from "./transition-case";

/** The steps that answer a request or an appeal. One form offers them all as outcomes. */
const answering = ["complete", "deny", "grant", "refuse"] as const satisfies readonly CaseStep[];

/** The fields of a form on the case page as the action they stand for. */
const toAction = (sent: unknown): unknown => {
  if (typeof sent !== "object" || sent === null) return sent;
  const { outcome, offerData, discloseIdentifiers, ...fields } = sent as Record<string, unknown>;
  const chosen = fields.step === "answer" ? splitOutcome(String(outcome ?? "")) : {};
  const ticked = (name: string, value: unknown) => value !== undefined && { [name]: value === "on" };
  return {
    ...fields,
    ...ticked("offerData", offerData),
    ...ticked("discloseIdentifiers", discloseIdentifiers),
    ...chosen,
  };
};

export const caseActionFormSchema = z.preprocess(toAction, caseActionSchema);

/** The outcomes that are possible now: completed in full or in part, or denied, each ground with its provision. */
export function outcomesOf(request: CaseRow, open: readonly CaseStep[]) {
  const grounds = groundsFor(request.law, request.requestType).map(({ id, label }) => {
    const citation = groundOf(request, id)?.citation;
    return { id, label: citation ? `${label} (${citation})` : label };
  });
  const { outcomes } = fieldWords;
  return answering
    .filter((step) => open.includes(step))
    .flatMap((step) => {
      const withGrounds = (name: (ground: string) => string) =>
        grounds.map(({ id, label }) => ({ value: `${step}:${id}`, label: name(label) }));
      const { full, part } = outcomes[step];
      return [...(full ? [{ value: step as string, label: full }] : []), ...withGrounds(part)];
    });
}

const standardAnswerKey = (request: CaseRow): keyof StandardTexts["done"] => {
  const { law, requestType } = request;
  if (isComplaint(request)) return "complaint";
  if (asksForData(request)) return "data";
  if (rightOf(law, requestType).remainsActive) return "directive";
  const kinds: Record<string, keyof StandardTexts["done"]> = {
    deletion: "deletion",
    delete: "deletion",
    rectification: "correction",
    correction: "correction",
    correct: "correction",
    restriction: "restriction",
    objection: "objection",
  };
  return kinds[requestType] ?? "other";
};

const standardTextOfGround: Record<string, keyof StandardTexts["denied"]> = {
  "service-provider": "processor",
};

/** The standard text of an outcome, which staff edit; empty if there is none. */
export function standardAnswer(request: CaseRow, outcome: string, language: Language): string {
  const { step, ground } = splitOutcome(outcome);
  if (!(answering as readonly string[]).includes(step)) return "";
  const { done, inPart, denied } = standardTexts[language];
  const named = ground ? (standardTextOfGround[ground] ?? ground) : "other";
  const why = denied[named in denied ? (named as keyof typeof denied) : "other"];
  if (step === "deny" || step === "refuse") return why;
  return ground ? `${inPart}\n\n${why}` : done[standardAnswerKey(request)];
}

const asTyped = (text: string) => text.replaceAll("\r\n", "\n").trim();

/**
 * Refuses the unchanged standard text of another outcome: without scripts, selecting another outcome leaves it in the
 * form, and the person would read the opposite of the decision.
 * @throws HttpError 422
 */
export function checkStandardText(request: CaseRow, action: CaseAction, now: Date): void {
  if (!("text" in action && (answering as readonly string[]).includes(action.step))) return;
  const ground = "ground" in action && action.ground ? `:${action.ground}` : "";
  const text = asTyped(action.text);
  const standardText = (outcome: string) => asTyped(standardAnswer(request, outcome, request.language));
  if (text === standardText(`${action.step}${ground}`)) return;
  if (!outcomesOf(request, openSteps(request, now)).some(({ value }) => text === standardText(value))) return;
  throw new HttpError(422, fieldWords.otherStandardText, { fields: { text: fieldWords.otherStandardText } });
}

export interface ActionPreview {
  to: string;
  agent: string | null;
  email: MailContent;
  question: string | null;
  view: RequestView;
}

/** The placeholder for a link in the preview of an email. */
const noLink = "#";

function stepParts(action: CaseAction) {
  return {
    step: action.step in eventOfStep ? (action.step as CaseStep) : null,
    text: "text" in action ? action.text : "",
    ground: "ground" in action ? action.ground : undefined,
    offerData: "offerData" in action ? action.offerData : undefined,
  };
}

/** Who is asked, or was, by an action about a question; null for other actions. */
function askedBy(action: CaseAction, { questions }: CasePageData): Audience | null {
  if (action.step === "ask") return action.audience;
  if (action.step !== "settle") return null;
  return (questions.find(isUnanswered)?.audience as Audience | undefined) ?? null;
}

/** A preview of what an action would send and show; null if it notifies nobody. */
export function previewOf(file: CasePageData, action: CaseAction, now: Date): ActionPreview | null {
  const { request, events, questions } = file;
  const { step, text, ground, offerData } = stepParts(action);
  const dataUntil = step ? dataOfferEnd(request, { step, offerData }, now) : undefined;
  const after: CaseRow = {
    ...request,
    ...(step && stepResult(request, step, now)),
    ...(action.step === "settle" && resumeData(request, now)),
    ...((ground || step === "grant") && { denialGround: ground ?? null }),
    ...(dataUntil && { dataOfferedUntil: dataUntil }),
  };
  const asked = askedBy(action, file);
  const requestForEmail = withCurrentDeadline(after, now);
  const buildEmail = (): MailContent | null => {
    if (action.step === "ask")
      return questionEmail(requestForEmail, pauseFor(request, action.reason, now), action.audience, noLink);
    if (asked) return questionClosedEmail(requestForEmail, asked, noLink);
    return step ? stepEmail(step as EmailedStep, requestForEmail, { text, ground, dataUntil }, noLink) : null;
  };
  const email = buildEmail();
  const agent = agentMailbox(request);
  const to = asked === "agent" ? agent : requesterEmail(request);
  if (!email || !to) return null;
  const added = { id: Number.MAX_SAFE_INTEGER, actor: "operator", at: now, note: text };
  const record = {
    ...after,
    questions,
    events: step ? [...events, { ...added, kind: eventOfStep[step] }] : events,
  };
  return {
    to,
    // An email about a question goes only to the person asked.
    agent: asked ? null : agent,
    email,
    question: action.step === "ask" ? text : null,
    view: toRequestView(record, asked ?? "person", now, request.language),
  };
}
