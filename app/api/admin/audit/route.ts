import { auditCsv, entryAnswer, listAudit } from "@/lib/console/audit";
import { readAuditQuery } from "@/lib/console/audit-query";
import { requireOperator } from "@/lib/console/require-operator";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { streamOf } from "@/lib/platform/http/stream";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

const asksForCsv = (request: Request) => /\btext\/csv\b/i.test(request.headers.get("accept") ?? "");

/** The audit a page at a time as JSON, or all of it as CSV: `format`, or else the Accept header, says which. */
export const GET = route(async (request, context) => {
  await requireOperator(request, context, "audit:read");
  const { format = asksForCsv(request) ? "csv" : "json", ...query } = readAuditQuery(
    new URL(request.url).searchParams,
  );
  const headers = { "Cache-Control": "private, no-store", Vary: "Accept" };
  if (format === "json") {
    const { entries, next } = await listAudit(query);
    return Response.json({ success: true, entries: entries.map(entryAnswer), next }, { headers });
  }
  const day = context.now.toISOString().slice(0, 10);
  return new Response(streamOf(auditCsv(query)), {
    headers: {
      ...headers,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="audit-${day}.csv"`,
    },
  });
});
