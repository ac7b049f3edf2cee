"use client";

import { useEffect } from "react";
import { MaintenanceNotice } from "./maintenance-notice";
import type { MaintenanceFacts } from "./poll-maintenance";
import type { PollingSettings } from "./polling-settings";
import { useMaintenance } from "./use-maintenance";

type MaintenanceStandInProps = { start: MaintenanceFacts; now: number; poll: PollingSettings };

/**
 * Replaces a page during maintenance. It follows changes of the message and the end, and goes away when maintenance
 * ends.
 */
export function MaintenanceContent({ start, now, poll }: MaintenanceStandInProps) {
  const maintenance = useMaintenance(poll, start);

  useEffect(() => {
    if (maintenance === null) location.reload();
  }, [maintenance]);

  return <MaintenanceNotice {...(maintenance ?? start)} now={now} words={poll.words} links={poll.links} />;
}
