import { createHash } from "node:crypto";
import type { Transact } from "@/lib/platform/context";
import type { Call, RunOperation } from "@/lib/platform/operations/call";
import type { Operation } from "@/lib/platform/operations/define";
import { figures } from "@/lib/site/figures";
import { runOnce } from "./run-once";

/** Hours in which a key, or the content of a plain form, identifies a submission. */
const remembered = { key: figures.retention.abuseRecordHours, content: 1 };

/**
 * Recognizes repeated requests by the client's key or, for plain forms, by equal content from the same client. Forms wait for the first
 * response, because a browser shows only the last response of a double click.
 */
export const runOnceForVisitor =
  (endpoint: string, isStillValid: NonNullable<Operation["isStillValid"]>) =>
  async (call: Call, run: RunOperation<object>): Promise<object> => {
    const { context, expectsPage, idempotencyKey } = call;
    const input = call.input as object;
    if (idempotencyKey === null && !expectsPage) return run(context.transact);
    const identity =
      idempotencyKey === null
        ? { key: contentKey(call), rememberedHours: remembered.content }
        : { key: idempotencyKey, rememberedHours: remembered.key };
    const transact: Transact = (work) =>
      runOnce(
        {
          endpoint,
          body: input,
          now: context.now,
          whileInFlight: expectsPage ? "wait" : "refuse",
          isStillValid: (tx, result, storedAt) =>
            isStillValid(tx, result, input, { storedAt, now: context.now }),
          ...identity,
        },
        work,
      );
    return run(transact);
  };

function contentKey({ context, fields }: Call): string {
  const content = JSON.stringify([context.clientAddress, fields]);
  return `form ${createHash("sha256").update(content).digest("base64url")}`;
}
