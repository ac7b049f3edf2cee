import { onlyMethods, route } from "@/lib/platform/http/route";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

/** Whether this process answers at all, whatever else is away: a supervisor restarts one that doesn't. */
export const GET = route(() => Response.json({ live: true }, { headers: { "Cache-Control": "no-store" } }));
