import { listCounts } from "@/lib/access/counts";
import { requireOperator } from "@/lib/console/require-operator";
import { listPasses } from "@/lib/gate/access-passes";
import { onlyMethods, route } from "@/lib/platform/http/route";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** The links are secrets, which who may create them may see. */
export const GET = route(async (request, context) => {
  await requireOperator(request, context, "settings:write");
  const [passes, counts] = await Promise.all([listPasses(context.now), listCounts()]);
  return Response.json({ success: true, passes, counts }, { headers: { "Cache-Control": "no-store" } });
});
