import { findings } from "@/lib/console/audit-words";
import { checkChain } from "@/lib/platform/audit-chain";
import { read } from "@/lib/platform/database";
import { openFile } from "@/lib/platform/files/stored-files";
import { repeatErasures } from "@/lib/retention/settle-erasures";

const page = 100;

/**
 * Reads every stored file completely. Removed files, for example by an erasure, are not in a backup.
 * @returns how many, and a message for each that can't be read
 */
async function readFiles(): Promise<{ files: number; problems: string[] }> {
  const problems: string[] = [];
  let files = 0;
  for (let after = ""; ; ) {
    const rows = await read((db) =>
      db.storedFile.findMany({
        where: { id: { gt: after }, hash: { not: "" }, sealedKey: { not: "" } },
        orderBy: { id: "asc" },
        take: page,
      }),
    );
    for (const row of rows) {
      after = row.id;
      files += 1;
      try {
        for await (const _ of await openFile(row));
      } catch (error) {
        problems.push(`The file ${row.id} can’t be read: ${(error as Error).message}`);
      }
    }
    if (rows.length < page) return { files, problems };
  }
}

interface CheckResult {
  auditEntries: number;
  files: number;
  /** Rows that had been erased after the backup was made, which this check erased again. */
  erased: number;
  problems: string[];
}

/**
 * Prepares a restored database like the next start would, and reads what only this site can: the audit's hash chain and
 * the encrypted files. Use it on a disposable copy only, because it erases data there.
 */
export async function checkRestored(now: Date): Promise<CheckResult> {
  const chain = await read(checkChain);
  const { files, problems } = await readFiles();
  const erased = await repeatErasures(now);
  return {
    auditEntries: chain.entries,
    files,
    erased,
    problems: [...(chain.breaks.length > 0 ? findings(chain) : []), ...problems],
  };
}
