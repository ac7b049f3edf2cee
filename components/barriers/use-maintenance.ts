"use client";

import { useEffect, useState } from "react";
import type { MaintenancePolling } from "./maintenance-polling";
import { type MaintenanceFacts, pollMaintenance } from "./poll-maintenance";

/** The maintenance state of the last answer, null for none; `start` until the first answer. */
export function useMaintenance(
  { endpoint, everyMs, timeoutMs }: MaintenancePolling,
  start: MaintenanceFacts | null,
): MaintenanceFacts | null {
  const [maintenance, setMaintenance] = useState(start);

  useEffect(() => {
    let stopped = false;
    async function poll() {
      const answer = await pollMaintenance(endpoint, timeoutMs);
      if (!stopped && answer !== undefined) setMaintenance(answer);
    }
    void poll();
    const timer = setInterval(poll, everyMs);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [endpoint, everyMs, timeoutMs]);

  return maintenance;
}
