import type { ServiceId } from "@/lib/site/services";

/** Severity of an impact, mildest first. */
export const impacts = ["none", "minor", "major", "critical"] as const;
export type Impact = (typeof impacts)[number];

/** The highest impact of several, or `none`. */
export function worstImpact(all: readonly Impact[]): Impact {
  return impacts[Math.max(0, ...all.map((impact) => impacts.indexOf(impact)))] ?? "none";
}

/** A service that an incident touches. */
export type AffectedService = { id: ServiceId; impact: Impact };

/** Services as an operator names them: one without an impact of its own is hit as hard as the incident is. */
export function withImpact(
  named: readonly { id: ServiceId; impact?: Impact }[],
  impact: Impact,
): AffectedService[] {
  return named.map((service) => ({ id: service.id, impact: service.impact ?? impact }));
}

/** The name of the Server-Timing entry that tells a page's first script of open incidents. */
export const openTiming = "incidents";

/** How many of them stand at the top of the status page; the others are in its list. */
export const mostOpenShown = 3;
