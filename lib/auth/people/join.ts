import "server-only";
import type { z } from "zod";
import { newRecoveryCodes } from "@/lib/auth/credentials/codes";
import {
  checkPasskey,
  checkPassword,
  lockCredentials,
  storeRecoveryCodes,
} from "@/lib/auth/credentials/new-credentials";
import { type SignInDevice, storeSession } from "@/lib/auth/sessions/sessions";
import { audit } from "@/lib/platform/audit";
import type { Context, Staff } from "@/lib/platform/context";
import { findInvitation, markInvitationUsed } from "./invitations";
import type { joinSchema } from "./schema";
import { toStaff } from "./sign-in";

/**
 * Accepts an invitation: stores the first credentials, and signs the person in.
 * @param context of a visitor
 * @returns the session's Set-Cookie value, the person, and the recovery codes, which are shown only once
 */
export async function acceptInvitation(
  context: Context,
  {
    secret,
    credentials,
    device,
  }: { secret: string; credentials: z.output<typeof joinSchema>; device: SignInDevice },
): Promise<{ cookie: string; codes: string[]; staff: Staff }> {
  const { now } = context;
  const { hash, person } = await findInvitation(secret, now);
  const { id } = person;
  const newCredentials = await ("credential" in credentials
    ? checkPasskey(credentials, `join ${hash}`, now)
    : checkPassword(credentials, person, now));
  const codes = newRecoveryCodes();
  const staff = toStaff(person, now);
  const acting = { ...context, actor: staff };
  return context.transact(async (tx) => {
    await lockCredentials(tx, id);
    await markInvitationUsed(tx, hash, now);
    await newCredentials.store(tx, id, now);
    await storeRecoveryCodes(tx, id, codes);
    const data = { joinedAt: person.joinedAt ?? now, lastSignInAt: now };
    await tx.person.update({ where: { id }, data });
    const { name, role } = person;
    await audit(tx, acting, {
      action: "person.joined",
      subject: id,
      after: { name, role, by: newCredentials.kind },
    });
    return { cookie: await storeSession(tx, acting, device), codes, staff };
  });
}
