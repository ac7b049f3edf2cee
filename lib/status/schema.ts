import { z } from "zod";
import { impacts } from "@/lib/incidents/impacts";
import { publicIncident } from "@/lib/incidents/schema";
import { sources } from "./verdict";
import { healthStatuses, recordStatuses } from "./vocabulary";

const status = z.enum(healthStatuses);
const milliseconds = z.number().nullable();

const hourOfService = z.object({
  id: z.string(),
  samples: z.int(),
  worst: status,
  latencyP50: milliseconds,
  latencyP95: milliseconds,
});

/** One of the 24 blocks; `worst` is "unknown" and `samples` 0 if nothing was measured. */
const historyBlock = z.object({
  hour: z.iso.datetime(),
  samples: z.int(),
  worst: status,
  services: z.array(hourOfService),
});

/** The results of probes elsewhere over the hours shown, listed by place. Omitted if there are none. */
const places = z.array(
  z.object({
    place: z.string(),
    checks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status,
        latencyMs: milliseconds,
        lastCheck: z.iso.datetime().nullable(),
        samples: z.int(),
        latencyP50: milliseconds,
        successRate: z.number(),
      }),
    ),
  }),
);

/**
 * The state, also as text; its source: the probes, a person's report, or running maintenance; and the worst reported
 * impact.
 */
const verdict = {
  status: z.enum(recordStatuses),
  label: z.string(),
  source: z.enum(sources),
  says: z.string(),
  impact: z.enum(impacts).nullable(),
};

/** The specification's health record with its measurements. Latencies are in milliseconds. */
export const healthRecord = z.object({
  ...verdict,
  timestamp: z.iso.datetime(),
  version: z.string(),
  environment: z.string(),
  uptime: z.number(),
  database: z.object({ status, lastCheck: z.iso.datetime().nullable() }),
  errors: z.object({ status, message: z.string() }),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ...verdict,
      /** The probe's result, whatever was reported. */
      measured: status,
      detail: z.string(),
      latencyMs: milliseconds,
      lastCheck: z.iso.datetime().nullable(),
    }),
  ),
  measured: z.object({
    since: z.iso.datetime().nullable(),
    samples: z.int(),
    latencyP50: milliseconds,
    latencyP95: milliseconds,
    /** The share of samples in which the service was operational, 0 to 1. */
    successRate: z.number().nullable(),
  }),
  history: z.array(historyBlock),
  incidents: z.array(publicIncident),
  places: places.optional(),
});

export type HealthRecord = z.output<typeof healthRecord>;
export type HistoryBlock = z.output<typeof historyBlock>;
