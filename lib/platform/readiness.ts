import "server-only";
import { setTimeout } from "node:timers/promises";
import { read } from "./database";
import { isClosing } from "./http-server/before-close";

/** Milliseconds in which the database must answer; the shortest that balancers wait for theirs. */
const databaseMs = 2000;

interface Readiness {
  /** Whether this process can do what it is asked for: its database answers, and it isn't about to end. */
  ready: boolean;
  database: "available" | "unavailable";
  closing: boolean;
}

export async function readiness(): Promise<Readiness> {
  const closing = isClosing();
  const asked = read((db) => db.$queryRaw`SELECT 1`).then(
    () => "available" as const,
    () => "unavailable" as const,
  );
  const late = setTimeout(databaseMs, "unavailable" as const, { ref: false });
  const database = await Promise.race([asked, late]);
  return { ready: database === "available" && !closing, database, closing };
}
