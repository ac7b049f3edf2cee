import "server-only";
import { pageOf } from "@/lib/operator/list-query";
import { read } from "../db";

/** One page of the audit, the latest change first. */
export async function listChanges(asked: number) {
  return read(async (db) => {
    const { rows, ...place } = pageOf(asked, await db.settingChange.count());
    const changes = await db.settingChange.findMany({ orderBy: { id: "desc" }, ...rows });
    return { changes, ...place };
  });
}
