import type { Refusal } from "@/lib/platform/refusal";
import { subscriptionPaths } from "@/lib/site/paths";

/** The panel of the subscription page that a refused button of a mailed link's page ends at. */
export function subscriptionRefused({ status }: Refusal): string {
  return status === 404 || status === 422 ? subscriptionPaths.dead : subscriptionPaths.failed;
}
