/** The methods that handlers are written for. */
const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The method to treat a request as. One that nothing here is written for is refused as OPTIONS is, with what may be
 * used instead: Next answers some of them with 400, and fails on TRACE before anything of ours is asked.
 */
export function normalizedMethod(method: string): string {
  return known.includes(method) ? method : "OPTIONS";
}
