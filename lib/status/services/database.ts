import "server-only";
import { isPostgresql, read, type Transaction, write } from "@/lib/platform/database";
import { defineService, timedProbe } from "../define-service";

/** Characters of a row as large as a long form, on two more pages of SQLite. All pages of a measurement go to the write-ahead log. */
const largeRow = 8000;

/**
 * Stores something that needs new space, because an update of an existing row succeeds on a full disk.
 * PostgreSQL would reuse the space of the table's deleted rows, but a new table always needs a new page of a file.
 */
async function useSpace(tx: Transaction, now: Date): Promise<void> {
  if (!isPostgresql()) {
    const data = { service: "probe", at: now, status: "unknown", detail: "x".repeat(largeRow) };
    const { id } = await tx.healthSample.create({ data });
    await tx.healthSample.delete({ where: { id } });
    return;
  }
  const [row] = await tx.$queryRaw<{ allowed: boolean }[]>`
    SELECT has_database_privilege(current_database(), 'TEMPORARY') AS "allowed"`;
  if (row?.allowed) await tx.$executeRaw`CREATE TEMPORARY TABLE "probe" ON COMMIT DROP AS SELECT 1 AS "one"`;
}

/** Measured by a read and a write, which both complete on disk. */
export const database = defineService({
  id: "database",
  measure: timedProbe({
    says: { normally: "worksNormally", slowly: "worksSlowly" },
    slowMs: 500,
    work: async (now) => {
      await read((db) => db.heartbeat.findFirst());
      const beat = { create: { id: "probe", at: now }, update: { at: now } };
      await write(async (tx) => {
        await tx.heartbeat.upsert({ where: { id: "probe" }, ...beat });
        await useSpace(tx, now);
      });
    },
  }),
});
