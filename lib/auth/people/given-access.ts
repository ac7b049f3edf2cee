import "server-only";
import { subDays } from "date-fns";
import { whereActive } from "@/lib/access/passes";
import { everyone } from "@/lib/access/vocabulary";
import type { AuditAction } from "@/lib/platform/audit";
import type { Transaction } from "@/lib/platform/database";
import { figures } from "@/lib/site/figures";
import { type GivenAccess, givenAccessKinds } from "./schema";

const isAccessAction = (action: string): action is GivenAccess["action"] =>
  (givenAccessKinds as readonly string[]).includes(action);

/**
 * The access that a person recently gave to others, according to the audit, and that still exists: of each person, passcode, link and
 * endpoint the latest action, latest first. If somebody else used the account, an owner must check each.
 */
export async function listAccessGivenBy(
  tx: Transaction,
  now: Date,
  personId: string,
): Promise<GivenAccess[]> {
  const actions: AuditAction[] = [...givenAccessKinds];
  const tokens = await tx.apiToken.findMany({ where: { createdById: personId }, select: { name: true } });
  const entries = await tx.auditEntry.findMany({
    where: {
      // Also with the tokens that they added.
      OR: [{ personId }, { tokenName: { in: tokens.map(({ name }) => name) } }],
      action: { in: actions },
      subject: { not: personId },
      at: { gte: subDays(now, figures.givenAccessDays) },
    },
    orderBy: { id: "asc" },
  });
  const id = { in: entries.map(({ subject }) => subject) };
  const [protection, ...existing] = await Promise.all([
    // The current value of the setting, without importing the settings.
    tx.auditEntry.findFirst({
      where: { action: "setting.changed", subject: "protection" },
      orderBy: { id: "desc" },
    }),
    tx.person.findMany({ where: { id }, select: { id: true } }),
    tx.accessPass.findMany({ where: { id, ...whereActive(now) }, select: { id: true } }),
    tx.webhookEndpoint.findMany({ where: { id }, select: { id: true } }),
  ]);
  const remaining = new Set(existing.flat().map((row) => row.id));
  const latest = new Map<string, GivenAccess>();
  const add = (access: GivenAccess) => {
    latest.delete(access.id);
    latest.set(access.id, access);
  };
  const sharedPasscode = sharedPasscodeIn(protection?.after);
  for (const { action, subject, before, after } of entries) {
    if (!isAccessAction(action)) continue;
    if (action === "setting.changed") {
      const changedPasscode =
        sharedPasscode !== null &&
        sharedPasscodeIn(after) === sharedPasscode &&
        sharedPasscodeIn(before) !== sharedPasscode;
      if (subject === "protection" && changedPasscode) add({ action, id: everyone, name: everyone });
    } else if (remaining.has(subject)) {
      // The names are those of the time, as the audit shows them.
      const { name, address } = after as { name?: string; address?: string };
      add({ action, id: subject, name: name ?? address ?? subject });
    }
  }
  return [...latest.values()].reverse();
}

/** The mark of the shared passcode in an audited value of the setting "protection"; null without one. */
const sharedPasscodeIn = (audited: unknown): string | null =>
  (audited as { passcode?: string | null } | null)?.passcode ?? null;
