import { isMultipart } from "@/lib/platform/http/parse";
import { readText } from "@/lib/platform/http/read-body";

/** Bytes, several times what email programs send. */
const maxBytes = 2048;

/** Whether a request contains what RFC 8058 §3.1 requires of email programs, in either form encoding. */
export async function isOneClickRequest(request: Request): Promise<boolean> {
  const body = await readText(request, maxBytes);
  const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
  const form = isMultipart(request)
    ? await new Response(body, { headers }).formData().catch(() => null)
    : new URLSearchParams(body);
  return form?.get("List-Unsubscribe") === "One-Click";
}
