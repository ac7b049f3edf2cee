/** What no header can carry: a stranger may have made up the token in an address. */
const unwritable = /[^\x21-\x7e]/gu;

/** The answer to a plain form post: the browser goes on to `location` with a GET. */
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
