import { createHash } from "node:crypto";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { anyOrigin } from "@/lib/status/http";
import { readHealth } from "@/lib/status/read-health";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** The health record; 503 only when the database is down. The tag leaves out what changes with every second. */
export const GET = route(async (request, { now, language }) => {
  const record = await readHealth(now, language);
  const { timestamp: _timestamp, uptime: _uptime, ...lasting } = record;
  const tag = `W/"${createHash("sha256").update(JSON.stringify(lasting)).digest("base64url").slice(0, 22)}"`;
  const headers = { ...anyOrigin, ETag: tag, "Cache-Control": "no-cache" };
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  return Response.json(record, { status: record.database.status === "outage" ? 503 : 200, headers });
});
