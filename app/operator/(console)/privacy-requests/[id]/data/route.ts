import { requireOperator } from "@/lib/console/require-operator";
import { needsProof } from "@/lib/platform/context";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { exportSubject } from "@/lib/privacy/run-order";
import { casePaths, peoplePaths } from "@/lib/site/paths";

type Params = { id: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET");

/** What this site holds about the person of a case, for who answers it and has shown their key not long ago. */
export const GET = route<Params>(async (request, context) => {
  const actor = await requireOperator(request, context, "subjects:export");
  const wantsProof = needsProof({ ...context, actor });
  if (wantsProof && request.headers.get("sec-fetch-mode") === "navigate") {
    return seeOther(peoplePaths.proofOf(casePaths.file(context.params.id)));
  }
  const { reference, data } = await exportSubject({ ...context, actor }, context.params);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
});
