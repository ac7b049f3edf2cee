import type { ServiceId } from "@/lib/site/services";

/** Severity of an impact, mildest first. */
export const impacts = ["none", "minor", "major", "critical"] as const;
export type Impact = (typeof impacts)[number];

/** A stored impact. One that this version doesn’t know counts as minor: its incident must stay visible. */
export const storedImpact = (value: string): Impact => impacts.find((impact) => impact === value) ?? "minor";

/** The highest impact of several, or `none`. */
export function worstImpact(all: readonly Impact[]): Impact {
  return impacts[Math.max(0, ...all.map((impact) => impacts.indexOf(impact)))] ?? "none";
}

/** Orders incidents by impact, worst first; those with the same keep their order. */
export const compareImpact = (one: { impact: Impact }, other: { impact: Impact }): number =>
  impacts.indexOf(other.impact) - impacts.indexOf(one.impact);

export type AffectedService = { id: ServiceId; impact: Impact };

/** The affected services of stored rows. Only services of the schema are ever stored. */
export const affectedServices = (rows: readonly { service: string; impact: string }[]): AffectedService[] =>
  rows.map(({ service, impact }) => ({ id: service as ServiceId, impact: storedImpact(impact) }));

/** Services as an operator names them: one without its own impact gets the incident's. */
export function withImpact(
  named: readonly { id: ServiceId; impact?: Impact }[],
  impact: Impact,
): AffectedService[] {
  return named.map((service) => ({ id: service.id, impact: service.impact ?? impact }));
}

/** The name of the Server-Timing entry that tells a page's first script about open incidents. */
export const openTiming = "incidents";

/** How many of them the top of the status page shows; the others are in its list. */
export const maxOpenShown = 3;
/** How many lines of their latest updates it shows: `line-clamp` in components/status/open-incidents.tsx. */
export const maxLinesShown = 24;
