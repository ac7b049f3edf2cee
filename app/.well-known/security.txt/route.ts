import { securityText } from "@/lib/site/security-text";

export const dynamic = "force-static";

/** The contact for reporting vulnerabilities (RFC 9116). */
export function GET() {
  return new Response(securityText(new Date()), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
