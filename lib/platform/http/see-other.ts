/** Characters that are invalid in a header: a token in an address may contain anything. */
const unwritable = /[^\x21-\x7e]/gu;

/** A 303 redirect, as the response to a plain form post. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: location.toWellFormed().replace(unwritable, encodeURIComponent),
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
