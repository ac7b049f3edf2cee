import { route } from "@/lib/platform/http/route";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";

/** A handler that answers the health record in another form. Readable from any website: it is public by design. */
export function healthRoute(contentType: string, render: (record: HealthRecord) => string) {
  return route(async (_request, { now }) => {
    const headers = {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "no-cache",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    return new Response(render(await readHealth(now)), { headers });
  });
}
