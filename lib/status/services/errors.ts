import "server-only";
import { subHours, subMinutes } from "date-fns";
import { overdueMail } from "@/lib/mail/deliver";
import { read } from "@/lib/platform/database";
import { defineService, type Measurement } from "../define-service";
import type { Detail } from "../details";
import { type MeasuredStatus, thresholds } from "../vocabulary";

const finding = (status: MeasuredStatus, detail: Detail): Measurement => ({
  status,
  latencyMs: null,
  detail,
});

/**
 * The unexpected errors of the last hour, and the emails that should have been sent and weren't, for a reason on our
 * side.
 */
async function count(now: Date): Promise<[errors: number, overdue: number]> {
  return read((db) =>
    Promise.all([
      db.unexpectedError.count({ where: { at: { gt: subHours(now, 1) } } }),
      db.outboxMail.count({ where: overdueMail(subMinutes(now, thresholds.mailOverdueMinutes)) }),
    ]),
  );
}

/** Measured by this site's own errors. */
export const errors = defineService({
  id: "errors",
  measure: async (now) => {
    try {
      const [unexpected, overdue] = await count(now);
      const detail = { says: "errors", errors: unexpected, overdue } as const;
      if (unexpected >= thresholds.errors.outage) return finding("outage", detail);
      if (unexpected >= thresholds.errors.degraded || overdue > 0) return finding("degraded", detail);
      return finding("operational", detail);
    } catch {
      return finding("unknown", { says: "notCounted" });
    }
  },
});
