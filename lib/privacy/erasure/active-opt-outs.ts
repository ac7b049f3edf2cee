import "server-only";
import type { Transaction } from "@/lib/platform/database";
import { kindsWhere } from "@/lib/privacy/laws";

/**
 * Opt-outs and limits that were carried out, be it in part: they bind for as long as the address is known by which they
 * are followed. An appeal against the rest, refused or taken back, changes nothing of what was done.
 */
export const whereInForce = {
  AND: [
    { OR: kindsWhere(({ staysInForce }) => staysInForce) },
    { OR: [{ state: "completed" }, { events: { some: { kind: "completed" } } }] },
  ],
};

/** Whether a request is an opt-out or limit that was carried out. */
export const isInForce = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.privacyRequest.count({ where: { id, ...whereInForce } })) > 0;
