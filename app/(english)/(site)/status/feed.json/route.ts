import { healthRoute } from "@/lib/status/http";
import { jsonFeed } from "@/lib/status/incident-feed";

export const dynamic = "force-dynamic";

export const GET = healthRoute("application/feed+json", jsonFeed);
