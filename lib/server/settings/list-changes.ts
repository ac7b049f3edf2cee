import "server-only";
import { pageSize, pagesOf } from "@/lib/operator/list-query";
import { read } from "../db";

/** One page of the audit, the latest change first. */
export async function listChanges(page: number) {
  return read(async (db) => {
    const [changes, total] = await Promise.all([
      db.settingChange.findMany({ orderBy: { id: "desc" }, skip: (page - 1) * pageSize, take: pageSize }),
      db.settingChange.count(),
    ]);
    return { changes, pages: pagesOf(total) };
  });
}
