type ErrorText = { description: string; remedy: string };

/** The meaning of each error and what callers can do. One list for the OpenAPI document, the page and the mock. */
const errorTexts: Record<number, ErrorText> = {
  400: {
    description: "The body is empty or not JSON.",
    remedy: "Send one JSON object.",
  },
  401: {
    description: "The bearer token is missing, mistyped or revoked.",
    remedy: "Check the `Authorization` header. Don’t retry.",
  },
  403: {
    description: "A browser sent this from another site.",
    remedy: "Call from a server, or from this site.",
  },
  404: {
    description: "This address doesn’t exist.",
    remedy: "Check the path, including the base path.",
  },
  405: {
    description: "This method isn’t supported. `Allow` lists those that are.",
    remedy: "Use a supported method.",
  },
  409: {
    description: "The first request with this idempotency key is still being handled.",
    remedy: "Wait a second and send the same request again.",
  },
  410: {
    description: "The address or secret is no longer valid.",
    remedy: "Ask for a new one.",
  },
  411: {
    description: "The body was sent without its length.",
    remedy: "Send `Content-Length`.",
  },
  412: {
    description: "The setting has changed since it was read.",
    remedy: "Read it again and send the new version in `If-Match`.",
  },
  413: { description: "The body is over the size limit.", remedy: "Send less." },
  415: {
    description: "The body is neither JSON nor a form.",
    remedy: "Send `Content-Type: application/json`.",
  },
  422: {
    description: "The body doesn’t match its schema. `fields` has one sentence for each invalid field.",
    remedy: "Correct the fields. Don’t retry unchanged.",
  },
  428: {
    description: "`If-Match` is missing.",
    remedy: "Read the setting and send its `ETag`.",
  },
  429: {
    description: "The rate limit has been reached.",
    remedy: "Wait as many seconds as `Retry-After` says, then send the same request again.",
  },
  500: {
    description: "An unexpected error occurred. Support can find it in the log by its `requestId`.",
    remedy: "Try again. If it keeps happening, write to support.",
  },
  503: {
    description: "The service is temporarily unavailable.",
    remedy:
      "Wait as many seconds as `Retry-After` says (or 1, 2, then 4 if it is missing) and send the same request again. Decide in advance whether to hold or publish content meanwhile.",
  },
};

/** @throws for a status that no endpoint uses */
export function errorText(status: number): ErrorText {
  const text = errorTexts[status];
  if (!text) throw new Error(`Nothing is written about status ${status}.`);
  return text;
}
