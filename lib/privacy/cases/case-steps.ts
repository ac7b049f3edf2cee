import "server-only";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import type { Staff } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { hasRight } from "@/lib/platform/rights";
import { type ConnectorView, isMissing } from "@/lib/privacy/connectors/connectors";
import { agentMailbox, isFiledByAgent } from "@/lib/privacy/core/agent";
import { isClosed, openSteps, pauseFor } from "@/lib/privacy/core/case";
import { asksForData, type CasePageData } from "@/lib/privacy/core/case-file";
import { exchangesOf, isUnanswered, questionReasons } from "@/lib/privacy/core/conversation";
import { fieldWords } from "@/lib/privacy/core/step-words";
import { previewErasure } from "@/lib/privacy/erasure/erase-subject";
import { rightOf } from "@/lib/privacy/laws";
import { readAnswerFacts } from "./answer-facts";
import { decidersOf, mustLeaveAppeal } from "./decider";
import { describeHeldData, systemsToErase, unexplainedSystems } from "./own-data";
import { changesData, outcomesOf, standardAnswer } from "./standard-answer";
import { requesterTextsOf } from "./standard-sentences";

/** What the page's forms begin with. `isFromRefusedAction`: from an action that was not carried out, so perhaps of a colleague. */
export type TypedValues = FormDraftValues & { isFromRefusedAction: boolean };

export const exchangesIn = ({ request, questions, events }: CasePageData) =>
  exchangesOf({ ...request, questions, events }, "person");

/** What staff can do on a case now, with everything that the forms of these actions show. */
export async function readCaseSteps(
  file: CasePageData,
  connectors: readonly ConnectorView[],
  { staff, now, typed }: { staff: Staff; now: Date; typed: TypedValues },
) {
  const { request, questions } = file;
  const hasOpenQuestion = exchangesIn(file).some(isUnanswered);
  const deciders = request.state === "appealed" ? await decidersOf(request) : [];
  const open = openSteps(request, now);
  const reasons = questionReasons.map((value) => {
    const reason = fieldWords.reasons[value];
    const pause = pauseFor(request, value, now, questions);
    return { value, label: pause ? fieldWords.stops(reason, pause.citation) : fieldWords.runs(reason) };
  });
  const closed = isClosed(request.state);
  const [heldData, toErase, unexplained] = closed
    ? [null, null, null]
    : await read((db) =>
        Promise.all([
          describeHeldData(db, request),
          systemsToErase(db, request),
          unexplainedSystems(db, request),
        ]),
      );
  const facts = await readAnswerFacts(request);
  const canErase =
    hasRight(staff.role, "cases:write") && request.verifiedAt !== null && request.erasedAt === null;
  return {
    id: request.id,
    version: request.version,
    typed,
    questions: {
      canAsk: !closed && !hasOpenQuestion,
      canSettle: hasOpenQuestion,
      /** The reasons for a question, each with its present effect on the clock. */
      reasons,
      hasAgent: agentMailbox(request) !== null,
    },
    /** Set if the requester reads another language than the console's. */
    reader: requesterTextsOf(request, { facts, now }),
    /** The people who may decide the appeal, if the viewer may not. */
    otherDeciders: mustLeaveAppeal({ actor: staff }, deciders) ? deciders.map(({ name }) => name) : [],
    /** Steps that the law allows now. */
    open,
    /** The possible outcomes of the request, each with its standard text. */
    outcomes: outcomesOf(request, open).map((outcome) => ({
      ...outcome,
      draft: standardAnswer(request, outcome.value, request.language, facts),
    })),
    asksForData: asksForData(request),
    /** Whether the record has to say what was changed. */
    changesData: changesData(request),
    /** When no ground for denial outweighs the right. */
    caution: rightOf(request.law, request.requestType).caution ?? null,
    /** Other systems whose report is missing. */
    missing: connectors.filter(isMissing).map(({ name }) => name),
    held: heldData,
    toErase,
    unexplained,
    /** The text that staff added to the answer's explanations. */
    explanation: request.explanation,
    /** Whether it can be confirmed by an emailed link. */
    canMailLink: !isFiledByAgent(request),
    /** What erasing the person would remove; null if that isn't possible. */
    erasure: canErase ? await previewErasure(request.email, now) : null,
  };
}

export type CaseSteps = Awaited<ReturnType<typeof readCaseSteps>>;
