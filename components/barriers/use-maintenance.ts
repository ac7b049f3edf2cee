"use client";

import { useEffect, useState } from "react";
import { type MaintenanceFacts, pollMaintenance } from "./poll-maintenance";
import type { PollingSettings } from "./polling-settings";

/** The maintenance state of the last response, null for none; `start` until the first response. */
export function useMaintenance(
  { endpoint, everyMs, timeoutMs }: PollingSettings,
  start: MaintenanceFacts | null,
): MaintenanceFacts | null {
  const [maintenance, setMaintenance] = useState(start);

  useEffect(() => {
    let isStopped = false;
    async function poll() {
      const current = await pollMaintenance(endpoint, timeoutMs);
      if (!isStopped && current !== undefined) setMaintenance(current);
    }
    void poll();
    const timer = setInterval(poll, everyMs);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [endpoint, everyMs, timeoutMs]);

  return maintenance;
}
