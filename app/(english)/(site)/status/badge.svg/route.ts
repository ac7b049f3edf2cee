import { healthRoute } from "@/lib/status/http";
import { badge } from "@/lib/status/images";

export const dynamic = "force-dynamic";

export const GET = healthRoute("image/svg+xml", badge);
