import "server-only";
import { Refusal } from "@/lib/refusal";
import { read, write } from "../db";
import { subjectAccess } from "./subject-access";

/** What this site holds about the person of a case, and the record that the operator looked. @throws Refusal 404 */
export async function exportSubject(id: string, now: Date) {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  const data = await subjectAccess(row.email, now);
  await write((tx) =>
    tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor: "operator", kind: "subject-access" },
    }),
  );
  return { reference: row.reference, data };
}
