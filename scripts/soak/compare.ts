import type { Attempt, Tally } from "./load";

/** What both soaks count, with what it is called. */
const labels = {
  attempted: "submissions attempted",
  acknowledged: "acknowledged",
  found: "found",
  lost: "lost",
  doubled: "doubled",
  contradicted: "answers that contradict the first",
  mailsMissing: "mails missing",
  mailsDoubled: "mails doubled",
} as const;

type Counts = Record<keyof typeof labels, number>;

/**
 * Compares what was acknowledged with what was stored. Every attempt has a unique address.
 * @param rows how many rows there are for an address
 * @param mails how many distinct emails were delivered to it
 */
export function compare(
  { attempts, contradicted }: Tally,
  rows: ReadonlyMap<string, number>,
  mails: ReadonlyMap<string, number>,
): Counts {
  const rowsOf = ({ body }: Attempt) => rows.get(body.email) ?? 0;
  const mailsOf = ({ body }: Attempt) => mails.get(body.email) ?? 0;
  const acknowledged = attempts.filter((attempt) => attempt.acknowledged);
  return {
    attempted: attempts.length,
    acknowledged: acknowledged.length,
    found: acknowledged.filter((attempt) => rowsOf(attempt) === 1).length,
    lost: acknowledged.filter((attempt) => rowsOf(attempt) === 0).length,
    doubled: attempts.filter((attempt) => rowsOf(attempt) > 1).length,
    contradicted,
    mailsMissing: acknowledged.filter((attempt) => mailsOf(attempt) === 0).length,
    mailsDoubled: attempts.filter((attempt) => mailsOf(attempt) > 1).length,
  };
}

/** Whether everything that was acknowledged is there, once. */
export function isIntact({ lost, doubled, contradicted, mailsMissing, mailsDoubled, ...counts }: Counts) {
  const problems = lost + doubled + contradicted + mailsMissing + mailsDoubled;
  return problems === 0 && counts.acknowledged > 0 && counts.found === counts.acknowledged;
}

export const linesOf = (counts: Counts): [string, number][] =>
  (Object.keys(labels) as (keyof Counts)[]).map((name) => [labels[name], counts[name]]);

/** Adds one to a count. */
export function increment(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
