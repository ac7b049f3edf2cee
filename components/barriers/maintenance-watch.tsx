"use client";

import { lazy, Suspense } from "react";
import type { maintenancePolling } from "./maintenance-polling";
import { useMaintenance } from "./use-maintenance";

/** Fetched when maintenance begins: hardly any visitor ever needs it. */
const MaintenanceDialog = lazy(() => import("./maintenance-dialog"));

/** Lays the overlay over an open page while maintenance is on. */
export function MaintenanceWatch({ poll }: { poll: typeof maintenancePolling }) {
  const maintenance = useMaintenance(poll, null);
  if (maintenance === null) return null;
  return (
    <Suspense>
      <MaintenanceDialog {...maintenance} links={poll.links} />
    </Suspense>
  );
}
