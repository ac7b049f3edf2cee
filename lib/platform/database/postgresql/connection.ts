import "server-only";
import type { Pool, PoolConfig } from "pg";
import { env } from "@/lib/platform/environment";
import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { DatabaseUnavailable } from "../faults";
import type { PrismaClient } from "../generated/client";
import { PrismaClient as PostgresqlClient } from "../generated-postgresql/client";
import { isTimeout, postgresqlAdapter } from "./adapter";
import { PatientPool } from "./patient-pool";
import {
  connectMs,
  idleInTransactionMs,
  lockMs,
  statementMs,
  transactionMs,
  unreachableAfterMs,
} from "./timeouts";

export type Role = "reader" | "writer";

interface State extends Partial<Record<Role, Connections>> {
  /** Until when queries fail at once, after a timeout, by performance.now(). */
  failFastUntil?: number;
}

interface Connections {
  client: PrismaClient;
  users: number;
  retired: boolean;
}

const pools = processSingleton("postgresql-pools", (): State => ({}));

/** The size of the pool for rate limits. */
export const limitsPool = 5;

/** The connections that this process may use: two pools, and the one for rate limits. */
export const connectionsOfProcess = (): number => 2 * env().DATABASE_POOL + limitsPool;

/** Settings of connections. `options` are settings of the session on the server. */
export function poolConfig(max: number, options = ""): PoolConfig {
  return {
    connectionString: env().DATABASE_URL,
    application_name: "palisade",
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    // Otherwise a command would only exit 30 seconds after its work.
    allowExitOnIdle: true,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(options && { options }),
  };
}

/** A pool whose idle connections may break without ending the process. */
export function openPool(config: PoolConfig): Pool {
  const pool = new PatientPool(config);
  pool.on("error", (error) => log.warn(describeError(error), "an idle connection to the database was lost"));
  return pool;
}

/** Readers have their own pool: transactions that also read outside would deadlock if they used up a shared one. */
function open(role: Role): Connections {
  const options = role === "reader" ? "-c default_transaction_read_only=on" : "";
  const adapter = postgresqlAdapter(openPool(poolConfig(env().DATABASE_POOL, options)));
  // Both clients are generated from one schema and differ only in their SQL and in types that aren't used here.
  const client = new PostgresqlClient({
    adapter,
    transactionOptions: { maxWait: connectMs + 1000, timeout: transactionMs },
  }) as unknown as PrismaClient;
  return { client, users: 0, retired: false };
}

async function closeUnused(used: Connections): Promise<void> {
  if (used.retired && used.users === 0) await used.client.$disconnect().catch(() => undefined);
}

function retire(role: Role, used: Connections): void {
  used.retired = true;
  if (pools[role] === used) pools[role] = undefined;
}

/** Runs `work` with a pool. After an error for which `isBroken` is true, the next caller gets a new pool. */
export async function withConnection<T>(
  role: Role,
  work: (client: PrismaClient) => Promise<T>,
  isBroken: (error: unknown) => boolean,
): Promise<T> {
  if (performance.now() < (pools.failFastUntil ?? 0))
    throw new DatabaseUnavailable("the database didn’t answer");
  pools[role] ??= open(role);
  const used = pools[role];
  used.users += 1;
  try {
    return await work(used.client);
  } catch (error) {
    if (isBroken(error)) retire(role, used);
    if (isTimeout(error)) pools.failFastUntil = performance.now() + unreachableAfterMs;
    throw error;
  } finally {
    used.users -= 1;
    // Not awaited, since a connection that never answers is never returned.
    void closeUnused(used);
  }
}

/** Closes both pools, each as soon as it is no longer in use. */
export async function closeConnections(): Promise<void> {
  for (const role of ["reader", "writer"] as const) {
    const used = pools[role];
    if (!used) continue;
    retire(role, used);
    await closeUnused(used);
  }
}
