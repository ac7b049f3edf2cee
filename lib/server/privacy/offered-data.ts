import "server-only";
import { Refusal } from "@/lib/refusal";
import { write } from "../db";
import { openFollowed } from "./followed";
import { subjectAccess } from "./subject-access";

/**
 * The data that a completed request gives out to the person concerned, and the record that it was fetched.
 * @throws Refusal 404 for a link that doesn't open it, an agent's link, or an offer that is over
 */
export async function offeredData(reference: string, token: string, now: Date) {
  const { request, audience } = await openFollowed(reference, token, now);
  const { id, email, dataOfferedUntil } = request;
  if (audience !== "person" || !dataOfferedUntil || dataOfferedUntil < now) {
    throw new Refusal(404, "This link doesn't work, or no longer.");
  }
  const data = await subjectAccess(email, now);
  await write((tx) =>
    tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor: "requester", kind: "data-downloaded" },
    }),
  );
  return data;
}
