import { HttpError } from "@/lib/platform/http-error";

export const entityTag = (version: number) => `"${version}"`;

/**
 * The version in If-Match. Weak tags are accepted, since a proxy may have weakened the response's ETag.
 * @throws HttpError 428 without If-Match, 412 if it names no version
 */
export function expectedVersion(request: Request): number {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") {
    throw new HttpError(428, "Send If-Match with the ETag of the value you are changing.");
  }
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (!digits) throw new HttpError(412, "If-Match doesn’t match any version of this setting.");
  return Number(digits);
}
