import "server-only";
import { openSync } from "node:fs";
import { log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { DatabaseUnavailable } from "../faults";
import { PrismaClient } from "../generated/client";
import { sqliteAdapter } from "./adapter";
import { unavailable } from "./faults";
import { assertSameFiles, currentIdentity, databaseFile, type FileIdentity, isSame } from "./file";

export type Role = "reader" | "writer";

/** SQLite's own wait blocks the event loop, so it is short; index.ts retries without blocking. */
export const busyTimeoutMs = 5;

interface Connection {
  client: PrismaClient;
  identity: FileIdentity;
  users: number;
  retired: boolean;
}

interface State {
  reader?: Promise<Connection>;
  writer?: Promise<Connection>;
  /**
   * The file that was opened first, and its log. Another file at its path waits for a restart, which applies its missing
   * migrations and repeats the erasures since it was backed up.
   */
  first?: FileIdentity;
}

const state = processSingleton("sqlite-connections", (): State => ({}));

/** @throws DatabaseUnavailable until a restart if another file is at the path than the one that was opened first */
function assertNotReplaced(): FileIdentity {
  const now = currentIdentity();
  const { first } = state;
  if (!first || now.main === first.main) return now;
  // A start would write the changes in that log into the new file.
  const hasOldLog = now.log !== null && now.log === first.log;
  throw new DatabaseUnavailable(
    hasOldLog
      ? "the database file was replaced beside the log of the old one; stop the site, move the log (-wal, -shm) away, start the site"
      : "the database file was replaced; restart the site",
  );
}

async function open(role: Role): Promise<Connection> {
  // The driver's error for a missing folder has no code of a storage fault.
  const { main } = assertNotReplaced();
  const adapter = sqliteAdapter({
    file: databaseFile(),
    busyTimeoutMs,
    begin: role === "writer" ? "BEGIN IMMEDIATE" : "BEGIN",
  });
  const client = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 15_000 } });
  try {
    await client.$queryRawUnsafe("PRAGMA journal_mode=WAL");
    await client.$queryRawUnsafe("PRAGMA synchronous=FULL");
    await client.$queryRawUnsafe("PRAGMA foreign_keys=ON");
    // Otherwise deleted text stays readable in the file and its copies until its page is reused. The log keeps it until it
    // is overwritten, or removed when the last connection closes.
    await client.$queryRawUnsafe("PRAGMA secure_delete=ON");
    if (role === "reader") await client.$queryRawUnsafe("PRAGMA query_only=ON");
    // The first statement that reads the file also creates its log.
    await client.$queryRawUnsafe("SELECT 1 FROM sqlite_schema");
    const identity = currentIdentity();
    // Otherwise a file that was replaced meanwhile would be mistaken for the one that was opened.
    if (identity.main !== main) throw new DatabaseUnavailable("the database’s files were replaced");
    // Never closed, so that the system can’t give a new file the inode of a deleted one. Closing it would release SQLite’s locks.
    if (!state.first) openSync(databaseFile(), "r");
    state.first = identity;
    return { client, identity, users: 0, retired: false };
  } catch (error) {
    await client.$disconnect().catch(() => undefined);
    throw error;
  }
}

function connection(role: Role): Promise<Connection> {
  state[role] ??= open(role).catch((error) => {
    state[role] = undefined;
    throw unavailable(error);
  });
  return state[role];
}

/** Closes a connection once it is no longer in use. */
async function closeUnused(used: Connection): Promise<void> {
  if (used.retired && used.users === 0) await used.client.$disconnect().catch(() => undefined);
}

/** After a storage fault, the next caller gets a new connection. */
function retire(role: Role, broken: Connection, current: Promise<Connection>): void {
  broken.retired = true;
  if (state[role] === current) state[role] = undefined;
}

/** The connection to the files that are at the path now: a new one if they were replaced. */
async function currentConnection(role: Role): Promise<[Connection, Promise<Connection>]> {
  const current = connection(role);
  const used = await current;
  if (isSame(used.identity, currentIdentity())) return [used, current];
  log.error({ role }, "the database’s files were replaced");
  retire(role, used, current);
  await closeUnused(used);
  const next = connection(role);
  return [await next, next];
}

/**
 * Runs `work` with a connection. A write is acknowledged only if the files are still at the path afterward. `isBroken`
 * says whether an error makes the connection unusable.
 */
export async function withConnection<T>(
  role: Role,
  work: (client: PrismaClient) => Promise<T>,
  isBroken: (error: unknown) => boolean,
): Promise<T> {
  const [used, current] = await currentConnection(role);
  used.users += 1;
  try {
    const result = await work(used.client);
    if (role === "writer") assertSameFiles(used.identity);
    return result;
  } catch (error) {
    if (isBroken(error)) retire(role, used, current);
    throw error;
  } finally {
    used.users -= 1;
    await closeUnused(used);
  }
}

/** Closes both connections, each as soon as it is no longer in use. */
export async function closeConnections(): Promise<void> {
  for (const role of ["reader", "writer"] as const) {
    const current = state[role];
    if (!current) continue;
    const used = await current.catch(() => undefined);
    if (!used) continue;
    retire(role, used, current);
    await closeUnused(used);
  }
  state.first = undefined;
}
