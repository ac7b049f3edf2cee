import { facts } from "@/lib/facts";
import { endpoints } from "@/lib/paths";

const { maintenancePollMs, requestTimeoutMs } = facts.timings;

/** Read on the server and handed to the browser, so that no page loads all of lib/facts for it. */
export const maintenancePolling = {
  endpoint: endpoints.maintenance,
  everyMs: maintenancePollMs,
  timeoutMs: requestTimeoutMs,
};
