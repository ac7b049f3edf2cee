import { onlyMethods, route } from "@/lib/platform/http/route";
import { offeredData } from "@/lib/privacy/follow-request";

type Params = { reference: string; token: string };

/** What this site holds about the person, while a completed request offers it. The same 404 for every other case. */
export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET");

export const GET = route<Params>(async (_request, { params, ...context }) => {
  const data = await offeredData(context, params);
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${params.reference}.json"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
});
