import { Refusal } from "@/lib/platform/refusal";
import { paths } from "@/lib/site/paths";

/** The methods that handlers are written for. */
const known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The method to treat a request as. One that nothing here is written for is refused as OPTIONS is, with what may be
 * used instead: Next answers some of them with 400, and fails on TRACE before anything of ours is asked.
 */
export function treatedAs(method: string): string {
  return known.includes(method) ? method : "OPTIONS";
}

/** @returns what may be asked of a path; null where its own handler says so */
export function methodsOf(path: string): string[] | null {
  if (path.startsWith("/api/")) return null;
  return path.startsWith(`${paths.operator}/`) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

export function wrongMethod(allowed: readonly string[]): Refusal {
  return new Refusal(405, `Use ${allowed.join(" or ")} here.`, { headers: { Allow: allowed.join(", ") } });
}
