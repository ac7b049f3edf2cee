import { healthRoute } from "@/lib/http/health-route";
import { onlyMethods } from "@/lib/http/route";
import { statuspageSummary } from "@/lib/status/statuspage";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

export const GET = healthRoute("application/json", (record) => JSON.stringify(statuspageSummary(record)));
