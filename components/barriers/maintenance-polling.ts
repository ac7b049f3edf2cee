import { facts } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";

const { maintenancePollMs, requestTimeoutMs } = facts.timings;

/** Read on the server and handed to the browser, so that no page loads all of lib/site/figures for it. */
export const maintenancePolling = {
  endpoint: endpoints.maintenance,
  everyMs: maintenancePollMs,
  timeoutMs: requestTimeoutMs,
};
