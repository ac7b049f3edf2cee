import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-static";

/** The description of the API for machines; open to tools that run in a browser on another site. */
export function GET() {
  return Response.json(openApiDocument(), { headers: { "Access-Control-Allow-Origin": "*" } });
}
