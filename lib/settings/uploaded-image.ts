import { isMultipart } from "@/lib/platform/http/parse";
import { readBytes } from "@/lib/platform/http/read-body";
import { HttpError } from "@/lib/platform/http-error";
import type { FilePart } from "./define-setting";

/** The maximum overhead of a multipart envelope with one file. */
const envelopeBytes = 8 * 1024;

type Limit = Pick<FilePart, "maximumBytes" | "tooLarge">;

/**
 * The image in a request: its body, or the first file of a multipart form.
 * @returns null if there is neither
 * @throws HttpError 400, 413, 422
 */
export function uploadedImage(request: Request, limit: Limit): Promise<Buffer> | null {
  const type = request.headers.get("content-type") ?? "";
  if (/^image\//i.test(type)) return readBytes(request, limit.maximumBytes, limit.tooLarge);
  if (isMultipart(request)) return firstFile(request, type, limit);
  return null;
}

async function firstFile(request: Request, type: string, { maximumBytes, tooLarge }: Limit): Promise<Buffer> {
  const bytes = await readBytes(request, maximumBytes + envelopeBytes, tooLarge);
  const body = new Uint8Array(bytes);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new HttpError(400, "We couldn’t read the form.");
  });
  for (const value of form.values()) {
    if (typeof value !== "string") return Buffer.from(await value.arrayBuffer());
  }
  throw new HttpError(422, "The form contains no image.", { fields: { logo: "Choose an image." } });
}
