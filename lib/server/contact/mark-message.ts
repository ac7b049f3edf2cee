import "server-only";
import { Refusal } from "@/lib/refusal";
import { write } from "../db";

/** Marks a message as handled, or as new again. @returns its reference @throws Refusal 404; DatabaseUnavailable */
export async function markMessage(id: string, handled: boolean, now: Date): Promise<string> {
  return write(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new Refusal(404, "There is no such message.");
    await tx.contactMessage.update({ where: { id }, data: { handledAt: handled ? now : null } });
    return message.reference;
  });
}
