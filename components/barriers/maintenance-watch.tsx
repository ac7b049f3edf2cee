"use client";

import { lazy, Suspense } from "react";
import type { MaintenancePolling } from "./maintenance-polling";
import { useMaintenance } from "./use-maintenance";

/** Loaded when maintenance begins, because few visitors ever need it. */
const MaintenanceDialog = lazy(() => import("./maintenance-dialog"));

/** Shows the overlay over an open page while maintenance is on. */
export function MaintenanceWatch({ poll }: { poll: MaintenancePolling }) {
  const maintenance = useMaintenance(poll, null);
  if (maintenance === null) return null;
  return (
    <Suspense>
      <MaintenanceDialog {...maintenance} words={poll.words} links={poll.links} />
    </Suspense>
  );
}
