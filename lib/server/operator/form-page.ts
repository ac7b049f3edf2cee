import "server-only";
import { randomUUID } from "node:crypto";
import type { TypedForm } from "@/lib/operator/typed-form";
import { type Flash, readFlash } from "./flash";
import { operatorPage } from "./operator-page";
import type { Query } from "./setting-page";
import { readTyped } from "./typed";

/** What a page with a form shows besides its own facts, for a signed-in operator only. */
export async function formPage(
  page: string,
  query: Query,
): Promise<{ now: Date; flash: Flash | null; typed: TypedForm }> {
  const now = new Date();
  await operatorPage(now);
  const { said, typed: id } = await query;
  const typed = await readTyped(page, id, now);
  return {
    now,
    flash: readFlash(said),
    typed: { ...(typed ?? { values: {}, fields: {} }), formKey: randomUUID() },
  };
}
