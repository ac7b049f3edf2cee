import "server-only";
import { read } from "@/lib/platform/database";
import type { CaseState } from "./case";
import { startOfYear } from "./clocks";
import { disclosureOf } from "./disclosure";
import type { Disclosure } from "./disclosure-schema";
import type { Law } from "./laws";

async function countYear<L extends Law>(law: L, year: number): Promise<Disclosure<L>> {
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where: { law, receivedAt: { gte: startOfYear(year), lt: startOfYear(year + 1) } },
      select: { requestType: true, state: true, receivedAt: true, closedAt: true, answeredAt: true },
    }),
  );
  return disclosureOf(
    law,
    year,
    rows.map(({ answeredAt, closedAt, ...row }) => ({
      ...row,
      state: row.state as CaseState,
      // An appeal comes after the answer.
      closedAt: answeredAt ?? closedAt,
    })),
  );
}

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
