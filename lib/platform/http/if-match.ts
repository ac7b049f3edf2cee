import { HttpError } from "@/lib/platform/http-error";

export const entityTag = (version: number) => `"${version}"`;

/**
 * The version that a change was made from. A proxy may have weakened the tag on its way out; the number is the same.
 * @throws HttpError 428 when there is no If-Match, 412 when it names no version of ours
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
