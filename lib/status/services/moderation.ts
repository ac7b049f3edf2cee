import "server-only";
import { env } from "@/lib/platform/environment";
import { defineService, probeUrl, timedProbe } from "../define-service";

/** Milliseconds after which a response counts as degraded. */
export const slowMs = 2000;

/** Measured by a request to MODERATION_URL; without one it is not measured. */
export const moderation = defineService({
  id: "moderation",
  measure: async (now) => {
    const url = env().MODERATION_URL;
    if (!url) return { status: "unknown", latencyMs: null, detail: { says: "notMeasuredHere" } };
    const says = { normally: "answersNormally", slowly: "answersSlowly" } as const;
    return timedProbe({ says, slowMs, work: () => probeUrl(url) })(now);
  },
});
