import { gateWords } from "@/lib/gate/words";
import { maintenanceLinks } from "@/lib/settings/maintenance-links";
import { figures } from "@/lib/site/figures";
import type { Language } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

const { maintenancePollMs, requestTimeoutMs } = figures.timings;

/** Computed on the server and passed to the browser, so that no page bundles all figures, laws and languages for it. */
export function pollingSettings(language: Language) {
  const { notice, status } = gateWords[language].maintenance;
  return {
    endpoint: endpoints.maintenance,
    everyMs: maintenancePollMs,
    timeoutMs: requestTimeoutMs,
    words: notice,
    /** The pages that stay reachable, which the overlay links to. */
    links: maintenanceLinks(language, status),
  };
}

export type PollingSettings = ReturnType<typeof pollingSettings>;
