import "server-only";
import { addDays } from "date-fns";
import { read, type Transaction } from "@/lib/platform/database";
import { Refusal } from "@/lib/platform/refusal";
import { facts } from "@/lib/site/figures";
import { type CaseState, type CaseStep, obstacle, stepResult } from "./case";
import { asCase, asksForData, type CaseRow } from "./case-file";
import { groundOf } from "./denial-grounds";
import type { StepWords } from "./step-mail-words";
import { stepMails } from "./step-mails";

export interface StepOrder {
  step: CaseStep;
  actor: "requester" | "agent" | "operator";
  /** What the operator wrote for the requester: the answer, the explanation, the reason. Kept with the event. */
  text?: string;
  /** Denied on this ground, or completed save for what it covers. */
  ground?: string;
  /** Give out what this site holds from the tracking page. */
  offerData?: boolean;
}

/** What the record calls each step once it was taken. */
const eventOfStep = {
  confirm: "confirmed",
  start: "started",
  extend: "extended",
  complete: "completed",
  deny: "denied",
  withdraw: "withdrawn",
} as const satisfies Record<CaseStep, string>;

function dataOffer(request: CaseRow, order: StepOrder, now: Date): Date | undefined {
  if (order.step !== "complete" || !order.offerData) return undefined;
  if (!asksForData(request)) throw new Refusal(422, "This kind of request doesn't ask for data.");
  return addDays(now, facts.privacy.dataOfferDays);
}

function checkGround(request: CaseRow, { step, ground }: StepOrder): void {
  if (step === "deny" && !ground) throw new Refusal(422, "Choose the legal ground of the denial.");
  if (ground && !groundOf(request.law, request.requestType, ground)) {
    throw new Refusal(422, "This ground doesn't apply to this kind of request.");
  }
}

/**
 * Takes one step of a case: the new state, its record and its mails, all or nothing.
 * @returns the work of one transaction, which refuses with 409 when the case moved since it was read
 * @throws Refusal 404 for an unknown case, 409 for a step that isn't open, 422 for a ground that doesn't fit
 */
export async function takeStep(id: string, order: StepOrder, now: Date) {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  const request = asCase(row);
  const { step, text, ground } = order;
  const reason = obstacle(request, step, now);
  if (reason) throw new Refusal(409, reason);
  checkGround(request, order);
  const result = stepResult(request, step, now);
  const dataUntil = dataOffer(request, order, now);
  const words: StepWords = { text, ground, dataUntil };
  const sendMails = await stepMails({ ...request, ...result }, step, words, { actor: order.actor, now });

  return async (tx: Transaction): Promise<{ state: CaseState }> => {
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, state: row.state, extendedAt: row.extendedAt },
      data: {
        ...result,
        ...(step === "extend" && { extensionReason: text }),
        ...(ground && { denialGround: ground }),
        ...(dataUntil && { dataOfferedUntil: dataUntil }),
      },
    });
    if (count === 0) throw new Refusal(409, "The request has changed meanwhile. Please look at it again.");
    await tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor: order.actor, kind: eventOfStep[step], note: text || null },
    });
    if (!(await sendMails(tx))) {
      const held = { requestId: id, at: now, actor: "system", kind: "mail-held" };
      await tx.privacyRequestEvent.create({ data: held });
    }
    return { state: result.state };
  };
}
