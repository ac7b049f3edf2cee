import type { signIn } from "@/lib/auth/people/sign-in";
import { contextOf } from "@/lib/platform/context";
import { Authenticator } from "./authenticator";
import { operator } from "./contexts";
import { codeOf } from "./totp";

export const home = { origin: "http://localhost:3000", rpId: "localhost" };

/** A visitor's context, as handlers create it. */
export const stranger = (now: Date, address = "203.0.113.9") => ({
  ...contextOf({ kind: "visitor", address }, now),
  clientAddress: address,
});

/** Invites a person from the shell. @returns the person's id and the link's secret */
export async function invite(now: Date, person: { name: string; email: string; role: "owner" | "viewer" }) {
  const { invitePerson } = await import("@/lib/auth/people/people");
  const { id, url } = await invitePerson(operator(now, "cli"), person);
  return { id, secret: String(url).split("/").at(-1) ?? "" };
}

/** Invites a person who sets up a passkey. */
export async function join(now: Date, person: { name: string; email: string; role: "owner" | "viewer" }) {
  const [{ acceptInvitation }, { findInvitation }, { passkeyCreationOptions }] = await Promise.all([
    import("@/lib/auth/people/join"),
    import("@/lib/auth/people/invitations"),
    import("@/lib/auth/credentials/webauthn"),
  ]);
  const { id, secret } = await invite(now, person);
  const invitation = await findInvitation(secret, now);
  const authenticator = new Authenticator(home);
  const asked = await passkeyCreationOptions(invitation.person, [], `join ${invitation.hash}`, now);
  const accepted = await acceptInvitation(stranger(now), {
    secret,
    credentials: { credential: authenticator.create(asked), passkey: "Laptop" },
    device: {},
  });
  return { id, authenticator, ...accepted };
}

export const password = "a long walk along the river";

/** Invites a person who sets up a password and an authenticator app. */
export async function joinWithPassword(now: Date, email: string) {
  const [{ acceptInvitation }, { newTotpSetup }] = await Promise.all([
    import("@/lib/auth/people/join"),
    import("@/lib/auth/credentials/codes"),
  ]);
  const { id, secret } = await invite(now, { name: "Password Person", email, role: "viewer" });
  const setup = newTotpSetup({ id, email });
  const credentials = { password, setup: setup.encryptedSecret, code: codeOf(setup.secret, now) };
  const accepted = await acceptInvitation(stranger(now), { secret, credentials, device: {} });
  return { id, email, totp: setup.secret, ...accepted };
}

/** The value in a Set-Cookie header. */
export const cookieValue = (cookie: string) => /=([^;]+)/.exec(cookie)?.[1];

/** The ID of the session of a Set-Cookie header. */
export async function sessionOf(cookie: string, now: Date): Promise<string> {
  const { findSession } = await import("@/lib/auth/sessions/sessions");
  const session = await findSession(cookieValue(cookie), now);
  if (!session) throw new Error("The cookie has no open session.");
  return session.id;
}

/**
 * Signs in. On a busy machine, an attempt may wait too long for its hash and is answered with 503. Then nothing was checked, and it is
 * repeated.
 */
export async function signInPatiently(...attempt: Parameters<typeof signIn>): ReturnType<typeof signIn> {
  const { signIn } = await import("@/lib/auth/people/sign-in");
  for (;;) {
    try {
      return await signIn(...attempt);
    } catch (error) {
      if ((error as { status?: number }).status !== 503) throw error;
      // Hashes that are under way end meanwhile.
      await new Promise(setImmediate);
    }
  }
}
