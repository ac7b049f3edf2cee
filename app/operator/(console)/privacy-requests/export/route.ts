import { onlyMethods, route } from "@/lib/http/route";
import { requireOperator } from "@/lib/server/operator/require-operator";
import { exportCases } from "@/lib/server/privacy/export-cases";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET");

export const GET = route(async (request, context) => {
  const { now } = context;
  await requireOperator(request, context);
  return new Response(await exportCases(), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="privacy-requests-${now.toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
