import { z } from "zod";
import { requiredLine } from "@/lib/platform/forms/fields";
import { formatInteger } from "@/lib/site/figures";
import { endpoints, paths } from "@/lib/site/paths";

/** The checks of probes in other places, with their names on the page. Ids are stored, so they never change. */
export const placeChecks = [
  { id: "site", name: "Website", path: paths.status, slowMs: 3000 },
  { id: "api", name: "API Service", path: `${endpoints.health}/ping`, slowMs: 2000 },
] as const;

export type PlaceCheckId = (typeof placeChecks)[number]["id"];
const ids = placeChecks.map(({ id }) => id) as [PlaceCheckId, ...PlaceCheckId[]];

const placeName = 40;
const maxLatencyMs = 600_000;

/** Hours after which a measurement is too old to be reported, which is also how long a probe keeps undelivered ones. */
export const reportableHours = 24;

/** A probe's report: one measurement from one place. */
export const placeReport = z
  .object({
    place: requiredLine("Place", placeName).transform((name) => name.trim()),
    /** When it was measured; by default now. Set by probes that couldn't reach the site before. */
    at: z.iso
      .datetime({ offset: true, error: "At must be a date and time such as 2026-01-31T22:00:00Z." })
      .transform((value) => new Date(value))
      .optional(),
    checks: z
      .array(
        z.object({
          id: z.enum(ids, { error: `Each check must be one of ${ids.join(", ")}.` }),
          status: z.enum(["operational", "degraded", "outage"], {
            error: "Status must be operational, degraded or outage.",
          }),
          /** Milliseconds until the response was read; null without a response. */
          latencyMs: z
            .number({ error: "Latency must be a number of milliseconds or null." })
            .min(0, { error: "Latency can’t be negative." })
            .max(maxLatencyMs, { error: `Latency must be at most ${formatInteger(maxLatencyMs)} ms.` })
            .nullable(),
        }),
        { error: "Checks must be a list." },
      )
      .min(1, { error: "Report at least one check." })
      .max(ids.length, { error: "Report each check only once." }),
  })
  .refine(({ checks }) => new Set(checks.map(({ id }) => id)).size === checks.length, {
    path: ["checks"],
    error: "Report each check only once.",
  });

export type PlaceReport = z.output<typeof placeReport>;
