import { onlyMethods, route } from "@/lib/platform/http/route";
import { Refusal } from "@/lib/platform/refusal";
import { readLogo } from "@/lib/settings/logo";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<{ hash: string }>("GET", "HEAD");

/** The path holds the hash of the bytes, so what it answers never changes. */
export const GET = route<{ hash: string }>(async (_request, { params }) => {
  const logo = await readLogo(params.hash);
  if (!logo) throw new Refusal(404, "There is no such image.");
  return new Response(logo.bytes, {
    headers: { "Content-Type": logo.contentType, "Cache-Control": "public, max-age=31536000, immutable" },
  });
});
