import "server-only";
import type { Transaction } from "../db";
import { inForce } from "./session";

/**
 * Ends one session of the console, or all of them, whoever holds their cookies. The audit says how many were open.
 * @returns the work of one transaction
 */
export function endSessions(which: { id: string } | "all", { actor, now }: { actor: string; now: Date }) {
  return async (tx: Transaction): Promise<void> => {
    const open = () => tx.operatorSession.count({ where: inForce(now) });
    const before = await open();
    const { count } = await tx.operatorSession.deleteMany({ where: which === "all" ? {} : which });
    if (count === 0) return;
    const change = { before: { open: before }, after: { open: await open() } };
    await tx.settingChange.create({ data: { key: "sessions", ...change, actor, at: now } });
  };
}
