"use client";

import { Later } from "@/components/ui/later";
import type { PollingSettings } from "./polling-settings";
import { useMaintenance } from "./use-maintenance";

/** Loaded when maintenance begins, because few visitors ever need it. */
const loadDialog = () => import("./maintenance-dialog");

/** Shows the overlay over an open page while maintenance is on. */
export function MaintenanceOverlay({ poll }: { poll: PollingSettings }) {
  const maintenance = useMaintenance(poll, null);
  if (maintenance === null) return null;
  return (
    <Later load={loadDialog}>
      {({ MaintenanceDialog }) => (
        <MaintenanceDialog {...maintenance} words={poll.words} links={poll.links} />
      )}
    </Later>
  );
}
