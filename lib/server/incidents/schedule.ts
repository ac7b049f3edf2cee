import "server-only";
import { errorFacts, log } from "../log";
import { runPlannedMaintenance } from "./run-planned-maintenance";

const everyMs = 1000;

/** Watches the planned maintenance. @returns a function that stops it */
export function startMaintenanceSchedule(): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = runPlannedMaintenance(new Date())
      .catch((error) => log.error(errorFacts(error), "planned maintenance could not be switched"))
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
