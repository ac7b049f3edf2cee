import "server-only";
import { setTimeout } from "node:timers/promises";
import { read } from "./database";
import { isClosing } from "./http-server/before-close";

/** Milliseconds for the database to answer: as short as the timeouts of balancers. */
const databaseMs = 2000;

interface Readiness {
  /** Whether this process can handle requests: the database answers, and it isn't shutting down. */
  ready: boolean;
  database: "available" | "unavailable";
  closing: boolean;
}

export async function readiness(): Promise<Readiness> {
  const closing = isClosing();
  const answered = read((db) => db.$queryRaw`SELECT 1`).then(
    () => "available" as const,
    () => "unavailable" as const,
  );
  const late = setTimeout(databaseMs, "unavailable" as const, { ref: false });
  const database = await Promise.race([answered, late]);
  return { ready: database === "available" && !closing, database, closing };
}
