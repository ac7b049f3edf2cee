import "server-only";
import { env } from "@/lib/platform/environment";
import { endpoints } from "@/lib/site/paths";
import { defineService, probeUrl, timedProbe } from "../define-service";

/** Measured by a request that every open page also makes, over the network stack; it is answered without the database. */
export const api = defineService({
  id: "api",
  measure: timedProbe({
    says: { normally: "siteApiNormally", slowly: "siteApiSlowly" },
    slowMs: 1000,
    work: () => probeUrl(`http://127.0.0.1:${env().PORT}${endpoints.protection}`),
  }),
});
