import { dataRoute } from "@/lib/console/data-route";
import { exportSubject } from "@/lib/privacy/run-order";
import { casePaths } from "@/lib/site/paths";

/** What this site holds about the person of a case, as JSON. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = dataRoute<{ id: string }>(
  ({ id }) => casePaths.file(id),
  async (context, params) => {
    const { reference, data } = await exportSubject(context, params);
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${reference}.json"`,
        "Cache-Control": "private, no-store",
      },
    });
  },
);
