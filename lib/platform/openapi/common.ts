import { lengths } from "@/lib/platform/forms/lengths";
import { anyOrigin } from "@/lib/platform/http/headers";
import { type RateLimitName, rateLimits } from "@/lib/platform/limits/rates";
import { languageParameter, languages, mainLanguage } from "@/lib/site/language";
import type { ErrorDescription } from "./operation";

export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: lengths.idempotencyKey },
  description:
    "A unique value that you choose. The same key with the same body gets the first response again, and nothing is stored twice, for as long as that response is still valid. A sign-up repeated after ten minutes counts as a new one, because someone is waiting for its email.",
};

export const anyOriginDocs = {
  [Object.keys(anyOrigin)[0] ?? ""]: {
    description: "Scripts of any website may read this.",
    schema: { type: "string" },
  },
};

export const languageQueryParameter = {
  name: languageParameter,
  in: "query",
  required: false,
  schema: { type: "string", enum: [...languages], default: mainLanguage },
  description:
    "The language of the response and of the emails it triggers. Any other value means the default.",
};

/** The same fields in a browser's form encoding, with `on` for a checked checkbox. */
export const formEncodedBody = { "application/x-www-form-urlencoded": null };

const kibibytes = (bytes: number) => `${bytes / 1024} KiB`;

export const tooLong: ErrorDescription = {
  description: `The body is over ${kibibytes(lengths.bodyBytes)}.`,
};

export const behindGate: ErrorDescription = {
  description: "The site is protected by a passcode, and the cookie that opens the gate was not sent.",
};

export const notStored: ErrorDescription = {
  description: "The database is unavailable, or the site is under maintenance. Nothing was stored.",
};

/**
 * The meaning of 429 at an endpoint.
 * @param options `counted` is what counts; `note` a further sentence
 */
export function limitMeaning(
  name: RateLimitName,
  {
    counted = "requests",
    sender = "address",
    note,
  }: { counted?: string; sender?: string; note?: string } = {},
): ErrorDescription {
  const { points, duration } = rateLimits[name];
  const span = duration === 60 ? "a minute" : `${duration / 60} minutes`;
  const meaning = `Over ${points} ${counted} in ${span} from one ${sender}.`;
  return { description: note ? `${meaning} ${note}` : meaning };
}
