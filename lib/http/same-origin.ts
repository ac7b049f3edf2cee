import { Refusal } from "@/lib/refusal";
import { isOwnAddress } from "./own-host";

/**
 * Refuses a post that another website's page made a browser send. Programs that are no browser send neither header and
 * pass: they carry nobody's cookies.
 * @throws Refusal 403
 */
export function assertSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const crossSite = site !== null && site !== "same-origin" && site !== "none";
  const foreign = origin !== null && !isOwnAddress(request, origin);
  if (crossSite || foreign) throw new Refusal(403, "This form was sent from another website.");
}
