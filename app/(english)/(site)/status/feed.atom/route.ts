import { healthRoute } from "@/lib/status/http";
import { atomFeed } from "@/lib/status/incident-feed";

export const dynamic = "force-dynamic";

export const GET = healthRoute("application/atom+xml", atomFeed);
