import "server-only";
import { env } from "@/lib/platform/environment";
import { processPaths } from "@/lib/site/paths";
import { defineService, request, timedProbe } from "../define-service";

/** Measured by a real request to this process over the network stack. */
export const api = defineService({
  id: "api",
  measure: timedProbe({
    says: { normally: "answersNormally", slowly: "answersSlowly" },
    slowMs: 1000,
    work: () => request(`http://127.0.0.1:${env().PORT}${processPaths.ping}`),
  }),
});
