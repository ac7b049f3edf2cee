import { maintenanceLinks } from "@/lib/settings/maintenance-links";
import { figures } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";

const { maintenancePollMs, requestTimeoutMs } = figures.timings;

/** Read on the server and handed to the browser, so that no page loads all figures and all laws for it. */
export const maintenancePolling = {
  endpoint: endpoints.maintenance,
  everyMs: maintenancePollMs,
  timeoutMs: requestTimeoutMs,
  /** What stays reachable, for the overlay to lead to. */
  links: maintenanceLinks,
};
