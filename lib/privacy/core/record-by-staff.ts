import { type Context, staffName } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";

/** Adds an event to the record of a request: what staff did, when and who. */
export const recordByStaff = (
  tx: Transaction,
  context: Context,
  event: { requestId: string; kind: string; note?: string | null },
) =>
  tx.privacyRequestEvent.create({
    data: { ...event, at: context.now, actor: "operator", staff: staffName(context) },
  });
