import { handOver } from "@/lib/accounts/hand-over";
import { staffRoute } from "@/lib/console/staff-route";
import { onlyMethods } from "@/lib/platform/http/route";

type Params = { id: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET", "HEAD");

/** What `account.verified` hands to the app, for an app that missed it. */
export const GET = staffRoute<Params>("accounts:read", (context, _request, { id }) =>
  handOver(context, { id }),
);
