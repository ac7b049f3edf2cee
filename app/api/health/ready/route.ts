import { onlyMethods, route } from "@/lib/platform/http/route";
import { readiness } from "@/lib/platform/readiness";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** Whether this process should be sent requests now: a balancer leaves out one that says no. */
export const GET = route(async () => {
  const state = await readiness();
  return Response.json(state, {
    status: state.ready ? 200 : 503,
    headers: { "Cache-Control": "no-store", ...(!state.ready && { "Retry-After": "5" }) },
  });
});
