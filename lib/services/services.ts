import "server-only";
import { startMaintenanceSchedule } from "@/lib/incidents/schedule";
import { startOutboxWorker } from "@/lib/mail/deliver";
import { assertDurable } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { EnvironmentError, env } from "@/lib/platform/environment";
import { compressAnswers } from "@/lib/platform/http-server/compress-answers";
import { observeRequests } from "@/lib/platform/http-server/observe-requests";
import { secureAnswers } from "@/lib/platform/http-server/secure-answers";
import { outliveReader } from "@/lib/platform/log";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { confirmReceipt } from "@/lib/privacy/run-order";
import { startRetention } from "@/lib/retention/run";
import { startSampler } from "@/lib/status/sampler";
import { shutDownInOrder } from "./shutdown";

/** What runs beside the pages in every server process. What it can't run without ends it with a sentence. */
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
  outliveReader();
  secureAnswers();
  observeRequests();
  compressAnswers();
  const stops = [
    startOutboxWorker(confirmReceipt),
    startSampler(),
    startMaintenanceSchedule(),
    startRetention(),
  ];
  if (process.env.NODE_ENV === "production") {
    shutDownInOrder(() => Promise.allSettled(stops.map((stop) => stop())));
  }
}
