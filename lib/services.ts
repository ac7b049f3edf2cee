import "server-only";
import { startMaintenanceSchedule } from "@/lib/incidents/schedule";
import { startOutboxWorker } from "@/lib/mail/deliver";
import { assertDurable } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { EnvironmentError, env } from "@/lib/platform/environment";
import { beforeClose } from "@/lib/platform/http-server/before-close";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { confirmReceipt } from "@/lib/privacy/run-order";
import { startRetention } from "@/lib/retention/run";
import { startSampler } from "@/lib/status/sampler";

/**
 * Starts what runs beside the pages in every server process, until that is told to end. What it can't run without ends
 * it with a sentence.
 */
export async function startServices(): Promise<void> {
  try {
    env();
    keepFilesPrivate();
    await assertDurable();
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof DatabaseUnavailable)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  const stops = [
    startOutboxWorker(confirmReceipt),
    startSampler(),
    startMaintenanceSchedule(),
    startRetention(),
  ];
  for (const stop of stops) beforeClose(stop);
}
