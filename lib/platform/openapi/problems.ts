type RefusalText = { description: string; remedy: string };

/** What each refusal means and what a caller does about it. One list for the document, the page and the mock. */
const refusalTexts: Record<number, RefusalText> = {
  400: {
    description: "The body is empty or not JSON.",
    remedy: "Send one JSON object.",
  },
  401: {
    description: "The bearer key is missing, mistyped or revoked.",
    remedy: "Check the `Authorization` header. Don’t retry.",
  },
  403: {
    description: "A browser sent this from another site.",
    remedy: "Call from a server, or from this site.",
  },
  404: {
    description: "There is no such address.",
    remedy: "Check the path, base path included.",
  },
  405: {
    description: "The address is right and the method is not. `Allow` names those that there are.",
    remedy: "Use one of them.",
  },
  409: {
    description: "The first request with this idempotency key is still being handled.",
    remedy: "Wait a second and send the same again.",
  },
  410: {
    description: "What the address or the secret opened is over.",
    remedy: "Ask for a new one.",
  },
  411: {
    description: "The body was sent in chunks, without its length.",
    remedy: "Send `Content-Length`.",
  },
  412: {
    description: "The setting has changed since it was read.",
    remedy: "Read it again and send the new version in `If-Match`.",
  },
  413: { description: "The body is larger than is accepted.", remedy: "Send less." },
  415: {
    description: "The body is neither JSON nor a form.",
    remedy: "Send `Content-Type: application/json`.",
  },
  422: {
    description: "The body doesn’t fit its schema. `fields` names what is wrong, one sentence each.",
    remedy: "Correct the fields. Don’t retry as it is.",
  },
  428: {
    description: "`If-Match` is missing.",
    remedy: "Read the setting and send its `ETag`.",
  },
  429: {
    description: "The limit per minute is used up.",
    remedy: "Wait as many seconds as `Retry-After` says, then send the same again.",
  },
  500: {
    description: "Something unexpected failed. The `requestId` finds it in the log.",
    remedy: "Try again; if it stays, write to support.",
  },
  503: {
    description: "The service can’t answer at the moment.",
    remedy:
      "Wait as many seconds as `Retry-After` says, or 1, 2, then 4 where it says nothing, and send the same again. Decide beforehand whether content waits or passes.",
  },
};

/** @throws for a status that no endpoint refuses with */
export function refusalText(status: number): RefusalText {
  const text = refusalTexts[status];
  if (!text) throw new Error(`Nothing is written about status ${status}.`);
  return text;
}
