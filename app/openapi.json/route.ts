import { openApiDocument } from "@/lib/openapi/document";
import { anyOrigin } from "@/lib/platform/http/headers";

export const dynamic = "force-static";

/** The OpenAPI document, available to browser tools on other sites. */
export function GET() {
  return Response.json(openApiDocument(), { headers: anyOrigin });
}
