import { requireOperator } from "@/lib/console/require-operator";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { exportSubject } from "@/lib/privacy/run-order";

type Params = { id: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET");

/** What this site holds about the person of a case, for the operator who answers it. */
export const GET = route<Params>(async (request, context) => {
  const actor = await requireOperator(request, context, "cases:read");
  const { reference, data } = await exportSubject({ ...context, actor }, context.params);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
});
