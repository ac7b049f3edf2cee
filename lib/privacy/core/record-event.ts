import { type Context, staffName } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { StepActor } from "./case";

interface RecordEntry {
  requestId: string;
  kind: string;
  note?: string | null;
  /** By default staff. */
  actor?: StepActor | "connector";
}

/** Adds an event to the record of a request: what was done, when and by whom. */
export const recordEvent = (
  tx: Transaction,
  context: Context,
  { actor = "operator", ...entry }: RecordEntry,
) =>
  tx.privacyRequestEvent.create({
    data: {
      ...entry,
      actor,
      at: context.now,
      staff: actor === "operator" || actor === "connector" ? staffName(context) : null,
    },
  });
