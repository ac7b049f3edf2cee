import { findings } from "@/lib/console/audit-words";
import { checkChain } from "@/lib/platform/audit-chain";
import { read } from "@/lib/platform/database";
import { openFile } from "@/lib/platform/files/stored-files";
import { repeatErasures } from "@/lib/retention/settle-erasures";

const page = 100;

/**
 * Reads every file of requests to its end. What belongs to none, such as to one that was erased an hour ago, is in no backup.
 * @returns how many, and a sentence for each that can't be read */
async function readFiles(): Promise<{ files: number; problems: string[] }> {
  const problems: string[] = [];
  let files = 0;
  for (let after = ""; ; ) {
    const rows = await read((db) =>
      db.storedFile.findMany({
        where: { id: { gt: after }, attachment: { isNot: null }, hash: { not: "" }, sealedKey: { not: "" } },
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

export interface CheckResult {
  auditEntries: number;
  files: number;
  /** Rows that were erased after the backup was made, and again by this check. */
  erased: number;
  problems: string[];
}

/**
 * Does with a restored database what the next start would, and reads what only this site can: the chain of the audit and
 * the encrypted files. For a copy that is thrown away: it erases in it.
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
