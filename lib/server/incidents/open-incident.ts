import "server-only";
import { randomUUID } from "node:crypto";
import type { NewIncident, PlannedMaintenance } from "@/lib/schemas/incident";
import type { Transaction } from "../db";

interface Facts {
  /** "console", "api" or "cli". */
  actor: string;
  now: Date;
}

/** Posts an incident, or plans maintenance. @returns the work of one transaction, which gives its id */
export function openIncident(input: NewIncident | PlannedMaintenance, { actor, now }: Facts) {
  const id = randomUUID();
  const { kind, title, message } = input;
  const particulars =
    input.kind === "incident"
      ? {
          state: input.state,
          impact: input.impact,
          startsAt: now,
          endsAt: input.state === "resolved" ? now : null,
        }
      : { state: "scheduled", impact: "none", startsAt: input.startsAt, endsAt: input.endsAt };
  return async (tx: Transaction): Promise<{ id: string }> => {
    await tx.incident.create({
      data: {
        id,
        kind,
        title,
        ...particulars,
        createdAt: now,
        updatedAt: now,
        updates: { create: { state: particulars.state, message, actor, at: now } },
      },
    });
    return { id };
  };
}
