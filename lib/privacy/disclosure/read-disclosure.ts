import "server-only";
import { read } from "@/lib/platform/database";
import type { CaseState } from "@/lib/privacy/core/case";
import { startOfYear } from "@/lib/privacy/core/deadlines";
import { type Law, laws } from "@/lib/privacy/laws";
import { disclosureOf } from "./disclosure";
import type { Disclosure } from "./schema";

const compliances = ["completed", "granted"];
const answers = [...compliances, "denied", "refused"];

/**
 * What came of a request, by every answer that it got: an appeal that is open, was refused or was withdrawn takes back
 * neither a denial nor what was done in part.
 */
function answered(events: readonly { kind: string }[]): CaseState | null {
  if (events.length === 0) return null;
  return events.some(({ kind }) => compliances.includes(kind)) ? "completed" : "denied";
}

async function countYear<L extends Law>(law: L, year: number): Promise<Disclosure<L>> {
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where: { law, receivedAt: { gte: startOfYear(year), lt: startOfYear(year + 1) } },
      select: {
        requestType: true,
        state: true,
        receivedAt: true,
        closedAt: true,
        answeredAt: true,
        events: { where: { kind: { in: answers } }, select: { kind: true } },
      },
    }),
  );
  return disclosureOf(
    law,
    year,
    rows.map(({ answeredAt, closedAt, events, ...row }) => ({
      ...row,
      state: answered(events) ?? (row.state as CaseState),
      // An appeal comes after the answer.
      closedAt: answeredAt ?? closedAt,
    })),
  );
}

/** The same figures for every law, as they stand now. The console's: nobody else may ask as often as they like. */
export const readDisclosures = (year: number): Promise<{ law: Law; disclosure: Disclosure }[]> =>
  Promise.all(laws.map(async ({ id }) => ({ law: id, disclosure: await countYear<Law>(id, year) })));

/** By law and year. */
const counted = new Map<string, { disclosure: Promise<unknown>; at: number }>();
/** Milliseconds that one count of a year serves everyone, since anybody may ask and every row of the year is read. */
const freshMs = 60_000;

/** The disclosure of one year under a law, counted from what is stored, at most once a minute however many ask. */
export function readDisclosure<L extends Law>(law: L, year: number, now: Date): Promise<Disclosure<L>> {
  for (const [other, { at }] of counted) {
    if (Math.abs(now.getTime() - at) >= freshMs) counted.delete(other);
  }
  const key = `${law} ${year}`;
  const fresh = counted.get(key);
  if (fresh) return fresh.disclosure as Promise<Disclosure<L>>;
  const disclosure = countYear(law, year);
  const entry = { disclosure, at: now.getTime() };
  counted.set(key, entry);
  disclosure.catch(() => {
    if (counted.get(key) === entry) counted.delete(key);
  });
  return disclosure;
}
