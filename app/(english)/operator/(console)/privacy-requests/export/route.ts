import { requireOperator } from "@/lib/console/require-operator";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { exportCases } from "@/lib/privacy/list-cases";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET");

export const GET = route(async (request, context) => {
  const { now } = context;
  const actor = await requireOperator(request, context, "cases:read");
  return new Response(await exportCases({ ...context, actor }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="privacy-requests-${now.toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
