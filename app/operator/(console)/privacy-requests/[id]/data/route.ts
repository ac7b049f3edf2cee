import { onlyMethods, route } from "@/lib/http/route";
import { requireOperator } from "@/lib/server/operator/require-operator";
import { exportSubject } from "@/lib/server/privacy/export-subject";

type Params = { id: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET");

/** What this site holds about the person of a case, for the operator who answers it. */
export const GET = route<Params>(async (request, context) => {
  const { params, now } = context;
  await requireOperator(request, context);
  const { reference, data } = await exportSubject(params.id, now);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
});
