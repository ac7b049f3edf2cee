"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { type MaintenanceFacts, pollMaintenance } from "./poll-maintenance";

/** Fetched when maintenance begins: hardly any visitor ever needs it. */
const MaintenanceDialog = lazy(() => import("./maintenance-dialog"));

type MaintenanceWatchProps = { covers: "site" | "page"; endpoint: string; everyMs: number };

/**
 * Keeps up with maintenance on an open page. On the site it lays the overlay over the page while maintenance is on; on
 * the page that already stands in for another one it leads back when maintenance is over.
 */
export function MaintenanceWatch({ covers, endpoint, everyMs }: MaintenanceWatchProps) {
  const [maintenance, setMaintenance] = useState<MaintenanceFacts | null>(null);

  useEffect(() => {
    let stopped = false;
    async function poll() {
      const answer = await pollMaintenance(endpoint);
      if (stopped || answer === undefined) return;
      if (covers === "page" && answer === null) location.reload();
      setMaintenance(answer);
    }
    void poll();
    const timer = setInterval(poll, everyMs);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [covers, endpoint, everyMs]);

  if (covers === "page" || maintenance === null) return null;
  return (
    <Suspense>
      <MaintenanceDialog {...maintenance} />
    </Suspense>
  );
}
