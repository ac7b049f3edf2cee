import "server-only";
import { read } from "@/lib/platform/database";
import type { CaseState } from "@/lib/privacy/core/case";
import { type Law, laws } from "@/lib/privacy/laws";
import { startOfYear } from "@/lib/site/office-time";
import { disclosureOf } from "./disclosure";
import type { Disclosure } from "./schema";

const compliances = ["completed", "granted"];
const answers = [...compliances, "denied", "refused"];

/**
 * The outcome of a request by all of its answers: an appeal that is open, denied or withdrawn changes neither a denial nor
 * what was done in part.
 */
function answerState(events: readonly { kind: string }[]): CaseState | null {
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
      state: answerState(events) ?? (row.state as CaseState),
      // An appeal comes after the answer.
      closedAt: answeredAt ?? closedAt,
    })),
  );
}

/** The current figures of every law, for the console. The public ones are cached. */
export const readDisclosures = (year: number): Promise<{ law: Law; disclosure: Disclosure }[]> =>
  Promise.all(laws.map(async ({ id }) => ({ law: id, disclosure: await countYear<Law>(id, year) })));

/** By law and year. */
const cache = new Map<string, { disclosure: Promise<unknown>; at: number }>();
/** How long the public figures are cached, in milliseconds: counting reads every row of the year. */
const freshMs = 60_000;

/** The public disclosure of one year under a law, counted at most once a minute. */
export function readDisclosure<L extends Law>(law: L, year: number, now: Date): Promise<Disclosure<L>> {
  for (const [cachedKey, { at }] of cache) {
    if (Math.abs(now.getTime() - at) >= freshMs) cache.delete(cachedKey);
  }
  const key = `${law} ${year}`;
  const fresh = cache.get(key);
  if (fresh) return fresh.disclosure as Promise<Disclosure<L>>;
  const disclosure = countYear(law, year);
  const entry = { disclosure, at: now.getTime() };
  cache.set(key, entry);
  disclosure.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return disclosure;
}
