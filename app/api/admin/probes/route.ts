import { requireOperator } from "@/lib/console/require-operator";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { placeReport } from "@/lib/status/place-checks";
import { reportPlace } from "@/lib/status/places";

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

/** Takes what a probe elsewhere measured. */
export const POST = route(async (request, visited) => {
  const context = { ...visited, actor: await requireOperator(request, visited, "measurements:write") };
  const { input } = validate(request, placeReport, await readFields(request));
  const answer = await reportPlace(context, input);
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
});
