"use client";

import { useEffect } from "react";
import { MaintenanceNotice } from "./maintenance-notice";
import type { MaintenancePolling } from "./maintenance-polling";
import type { MaintenanceFacts } from "./poll-maintenance";
import { useMaintenance } from "./use-maintenance";

type MaintenanceStandInProps = { start: MaintenanceFacts; now: number; poll: MaintenancePolling };

/** What stands in for a page: it follows a message and an end that change, and makes way when maintenance is over. */
export function MaintenanceStandIn({ start, now, poll }: MaintenanceStandInProps) {
  const maintenance = useMaintenance(poll, start);

  useEffect(() => {
    if (maintenance === null) location.reload();
  }, [maintenance]);

  return <MaintenanceNotice {...(maintenance ?? start)} now={now} words={poll.words} links={poll.links} />;
}
