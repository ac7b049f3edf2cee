import "server-only";
import { EnvironmentError, env } from "@/lib/env";
import { assertDurable } from "./db";
import { DatabaseUnavailable } from "./db-faults";
import { secureAnswers } from "./headers/secure-answers";
import { startSampler } from "./health/sampler";
import { startMaintenanceSchedule } from "./incidents/schedule";
import { outliveReader } from "./log";
import { startOutboxWorker } from "./outbox/worker";
import { keepFilesPrivate } from "./private-files";
import { compressAnswers } from "./requests/compress-answers";
import { observeRequests } from "./requests/observe-requests";
import { startRetention } from "./retention/worker";
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
  const stops = [startOutboxWorker(), startSampler(), startMaintenanceSchedule(), startRetention()];
  if (process.env.NODE_ENV === "production") {
    shutDownInOrder(() => Promise.allSettled(stops.map((stop) => stop())));
  }
}
