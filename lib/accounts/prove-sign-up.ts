import "server-only";
import type { Context } from "@/lib/platform/context";
import type { SignUp } from "@/lib/platform/database/generated/client";
import { verifyPassword } from "@/lib/platform/hash-password";
import { countFailure } from "@/lib/platform/limits/consume";
import type { pendingOf } from "./pending-sign-up";
import { refused } from "./refusals";

/** What shows that a sign-up is the caller's own: the browser's cookie, or the password chosen then. */
export interface SignUpProof {
  pending: ReturnType<typeof pendingOf>;
  password?: string | undefined;
}

/**
 * Proves that a sign-up is the caller's own. Otherwise a stranger could sign up with somebody's address, and its owner confirm the
 * stranger's password. Wrong passwords are limited by client, sign-up and site.
 */
export async function proveSignUp(
  { actor, now, requestId }: Context,
  { id, passwordHash }: SignUp,
  { pending, password }: SignUpProof,
): Promise<void> {
  if (id === pending?.signUp) return;
  if (!password) throw refused(403, ({ passwordNeeded }) => passwordNeeded, "password");
  const address = actor.kind === "visitor" ? actor.address : "unknown";
  const compare = async () => {
    const isCorrect = await verifyPassword(passwordHash, password, "confirmation", requestId);
    if (!isCorrect) throw refused(422, ({ wrongPassword }) => wrongPassword, "password");
  };
  await countFailure("signUpPassword", address, now, compare, id, requestId);
}
