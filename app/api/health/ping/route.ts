import { onlyMethods, route } from "@/lib/platform/http/route";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** What the sampler asks to see whether this process answers. */
export const GET = route(() => new Response("ok", { headers: { "Cache-Control": "no-store" } }));
