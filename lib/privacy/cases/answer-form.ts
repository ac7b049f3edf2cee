import { z } from "zod";
import type { MailContent } from "@/lib/mail/content";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import {
  type CaseRow,
  isCaseStep,
  pauseFor,
  resumeData,
  stepResult,
  stepRules,
  withCurrentDeadline,
} from "@/lib/privacy/core/case";
import type { CasePageData } from "@/lib/privacy/core/case-file";
import { type CaseAction, caseActionSchema } from "@/lib/privacy/core/case-schema";
import { type Audience, isUnanswered } from "@/lib/privacy/core/conversation";
import { splitOutcome } from "@/lib/privacy/core/undoable";
import { toRequestView } from "@/lib/privacy/tracking/request-view";
import { questionClosedEmail, questionEmail } from "./question-emails";
import { type EmailedStep, stepEmail } from "./step-emails";
import { dataOfferEnd } from "./transition-case";

const boxes = ["offerData", "offerDespitePart", "heldNotAsked", "discloseIdentifiers"];

/** The fields of a form on the case page as the action they stand for. */
const toAction = (body: unknown): unknown => {
  if (typeof body !== "object" || body === null) return body;
  const { outcome, ...fields } = body as Record<string, unknown>;
  const sentBoxes = boxes.filter((name) => fields[name] !== undefined);
  return {
    ...fields,
    ...Object.fromEntries(sentBoxes.map((name) => [name, fields[name] === "on"])),
    ...(fields.step === "answer" && splitOutcome(String(outcome ?? ""))),
  };
};

export const caseActionFormSchema = z.preprocess(toAction, caseActionSchema);

/** The placeholder for a link in the preview of an email. */
const noLink = "#";

function stepParts(action: CaseAction) {
  return {
    step: isCaseStep(action.step) ? action.step : null,
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
export function previewOf(file: CasePageData, action: CaseAction, now: Date) {
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
  const audience = askedBy(action, file);
  const requestForEmail = withCurrentDeadline(after, now);
  const buildEmail = (): MailContent | null => {
    if (action.step === "ask")
      return questionEmail(requestForEmail, pauseFor(request, action.reason, now), action.audience, noLink);
    if (audience) return questionClosedEmail(requestForEmail, audience, noLink);
    return step ? stepEmail(step as EmailedStep, requestForEmail, { text, ground, dataUntil }, noLink) : null;
  };
  const email = buildEmail();
  const agent = agentMailbox(request);
  const to = audience === "agent" ? agent : requesterEmail(request);
  if (!email || !to) return null;
  const added = {
    id: Number.MAX_SAFE_INTEGER,
    requestId: request.id,
    actor: "operator",
    at: now,
    note: text,
  };
  const record = {
    ...after,
    questions,
    events: step ? [...events, { ...added, kind: stepRules[step].event }] : events,
  };
  return {
    to,
    // An email about a question goes only to the person asked.
    agent: audience ? null : agent,
    email,
    question: action.step === "ask" ? text : null,
    view: toRequestView(record, audience ?? "person", now, request.language),
  };
}

export type ActionPreview = NonNullable<ReturnType<typeof previewOf>>;
