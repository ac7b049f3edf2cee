import "server-only";
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import type { Passkey } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { site } from "@/lib/site/brand";
import {
  assertNotReplayed,
  type Challenge,
  type ChallengeUse,
  newChallenge,
  readChallenge,
} from "./challenge";

/** The origin of passkeys: the public address, whatever Host a proxy sends. Without SITE_URL it is localhost. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname: id, origin } = new URL(site.url);
  return { id, origin };
}

const unauthorized = (sentence: string) => new HttpError(401, sentence);

const clientResponse = z.looseObject({ clientDataJSON: z.string() });
const credentialSchema = z.looseObject({
  // PostgreSQL doesn't accept NUL.
  id: z.base64url().max(2000),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: clientResponse,
});

interface PasskeyResponse<T> {
  response: T;
  id: string;
  challenge: Challenge;
}

/** Reads a passkey's response and checks its format, origin and challenge, but not its signature. */
async function readPasskeyResponse<T>(
  responseText: string,
  use: ChallengeUse,
  now: Date,
): Promise<PasskeyResponse<T>> {
  const malformed = unauthorized("We couldn’t read the passkey’s response. Please use the passkey again.");
  let data: { origin: string; challenge: string };
  let response: z.output<typeof credentialSchema>;
  try {
    response = credentialSchema.parse(JSON.parse(responseText));
    data = decodeClientDataJSON(response.response.clientDataJSON);
  } catch {
    throw malformed;
  }
  if (typeof data?.origin !== "string" || typeof data.challenge !== "string") throw malformed;
  const { origin } = relyingParty();
  if (data.origin !== origin) {
    // The sent origin is untrusted, so the message doesn't repeat it.
    throw unauthorized(`Passkeys for this site work only at ${origin} (SITE_URL). Open the console there.`);
  }
  const challenge = readChallenge(data.challenge, use, now);
  if (!challenge) throw unauthorized("The page was open for too long. Please use the passkey again.");
  await assertNotReplayed(challenge);
  return { response: response as unknown as T, id: response.id, challenge };
}

/** Converts an error of the library, whose message is for developers and only logged. */
function toHttpError(error: unknown): HttpError {
  log.warn(describeError(error), "a passkey’s response was refused");
  const { message } = error as Error;
  if (/RP ID/i.test(message)) return unauthorized("This passkey belongs to another site.");
  if (/user verification|user could not be verified/i.test(message)) {
    return unauthorized(
      "The passkey didn’t verify that it’s you. Set up a PIN or fingerprint on it and use it again.",
    );
  }
  return unauthorized("We couldn’t verify the passkey’s response.");
}

const toCredentialDescriptors = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));

/** Options for a sign-in. Without a list of passkeys, any passkey of this site may answer. */
export function passkeyRequestOptions(use: ChallengeUse, now: Date, passkeys: readonly Passkey[] = []) {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: newChallenge(use, now),
    userVerification: "required",
    allowCredentials: toCredentialDescriptors(passkeys),
  });
}

/** Options for creating a passkey. */
export function passkeyCreationOptions(
  person: { id: string; email: string; name: string },
  passkeys: readonly Passkey[],
  use: ChallengeUse,
  now: Date,
) {
  return generateRegistrationOptions({
    rpName: `${site.name} console`,
    rpID: relyingParty().id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    challenge: newChallenge(use, now),
    attestationType: "none",
    excludeCredentials: toCredentialDescriptors(passkeys),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The stored part of a new passkey. */
export interface NewPasskey {
  id: string;
  publicKey: string;
  counter: bigint;
  transports: string[];
}

/** Verifies the response for a new passkey. @param responseText the browser's response as JSON */
export async function verifyNewPasskey(
  responseText: string,
  use: ChallengeUse,
  now: Date,
): Promise<{ passkey: NewPasskey; challenge: Challenge }> {
  const { response, challenge } = await readPasskeyResponse<RegistrationResponseJSON>(responseText, use, now);
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: () => true,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((error) => {
    throw toHttpError(error);
  });
  if (!registrationInfo) throw unauthorized("We couldn’t verify the passkey’s response.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey = {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter: BigInt(counter),
    transports,
  };
  return { passkey, challenge };
}

/** A verified passkey with its new counter. */
export interface VerifiedPasskey<P extends Passkey> {
  passkey: P;
  counter: bigint;
  challenge: Challenge;
}

/**
 * Verifies a passkey's response. A counter that doesn't increase indicates a copied passkey (WebAuthn level 2, section 6.1.1); it is
 * checked after the signature, since an unsigned one can be forged.
 * @param find returns the stored passkey of an id, or null
 */
export async function verifyPasskey<P extends Passkey>(
  responseText: string,
  use: ChallengeUse,
  now: Date,
  find: (id: string) => Promise<P | null>,
): Promise<VerifiedPasskey<P>> {
  const { response, id, challenge } = await readPasskeyResponse<AuthenticationResponseJSON>(
    responseText,
    use,
    now,
  );
  const passkey = await find(id);
  if (!passkey) throw unauthorized("This passkey isn’t registered here.");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: () => true,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: 0,
    },
  }).catch((error) => {
    throw toHttpError(error);
  });
  if (!verified) throw unauthorized("We couldn’t verify the passkey’s response.");
  const counter = BigInt(authenticationInfo.newCounter);
  if ((counter > 0n || passkey.counter > 0n) && counter <= passkey.counter) {
    log.warn(
      { passkey: passkey.id.slice(0, 8) },
      "a passkey’s counter went backward: the passkey may have been copied",
    );
    throw unauthorized(
      "This passkey may have been copied: its counter went backward. Sign in another way, remove it and add a new one.",
    );
  }
  return { passkey, counter, challenge };
}
