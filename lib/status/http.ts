import { route } from "@/lib/platform/http/route";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";

/** Readable from any website: it is public by design. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** A handler that answers the health record in another form. */
export function healthRoute(
  contentType: string,
  render: (record: HealthRecord, url: URL) => string | Promise<string>,
) {
  return route(async (request, { now }) => {
    const headers = {
      ...anyOrigin,
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "no-cache",
    };
    return new Response(await render(await readHealth(now), new URL(request.url)), { headers });
  });
}
