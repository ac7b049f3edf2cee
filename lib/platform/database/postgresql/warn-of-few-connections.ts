import "server-only";
import { log } from "@/lib/platform/log";
import type { Reader } from "../types";
import { connectionsOfProcess } from "./connection";

/** The fewest connections that a limit of the server, the database or the role allows. -1 is no limit. */
async function allowedConnections(db: Reader): Promise<number> {
  const [row] = await db.$queryRaw<{ allowed: number }[]>`
    SELECT least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
      (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
    ) AS "allowed"`;
  return row?.allowed ?? Number.POSITIVE_INFINITY;
}

/** Warns at the start if PostgreSQL allows fewer connections than this process may use. */
export async function warnOfFewConnections(db: Reader): Promise<void> {
  const [allowed, wanted] = [await allowedConnections(db), connectionsOfProcess()];
  if (allowed < wanted)
    log.warn(
      { allowed, wanted },
      "PostgreSQL allows fewer connections than this process may use: raise max_connections or the role’s limit, or lower DATABASE_POOL",
    );
}
