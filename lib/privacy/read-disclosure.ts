import "server-only";
import { read } from "@/lib/platform/database";
import type { CaseState } from "./case";
import { startOfYear } from "./clocks";
import { disclosureOf } from "./disclosure";
import type { Disclosure } from "./disclosure-schema";

async function countYear(year: number): Promise<Disclosure> {
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where: { law: "ccpa", receivedAt: { gte: startOfYear(year), lt: startOfYear(year + 1) } },
      select: { requestType: true, state: true, receivedAt: true, closedAt: true },
    }),
  );
  return disclosureOf(
    year,
    rows.map((row) => ({ ...row, state: row.state as CaseState })),
  );
}

const counted = new Map<number, { disclosure: Promise<Disclosure>; at: number }>();
/** Milliseconds that one count of a year serves everyone, since anybody may ask and every row of the year is read. */
const freshMs = 60_000;

/** The disclosure of one year, counted from what is stored, at most once a minute however many ask. */
export function readDisclosure(year: number, now: Date): Promise<Disclosure> {
  for (const [other, { at }] of counted) {
    if (Math.abs(now.getTime() - at) >= freshMs) counted.delete(other);
  }
  const fresh = counted.get(year);
  if (fresh) return fresh.disclosure;
  const disclosure = countYear(year);
  const entry = { disclosure, at: now.getTime() };
  counted.set(year, entry);
  disclosure.catch(() => {
    if (counted.get(year) === entry) counted.delete(year);
  });
  return disclosure;
}
