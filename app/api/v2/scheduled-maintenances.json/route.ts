import { latestIncidents } from "@/lib/incidents/list";
import { onlyMethods } from "@/lib/platform/http/route";
import { statuspageRoute } from "@/lib/status/http";
import { listed, statuspageMaintenances } from "@/lib/status/statuspage";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

export const GET = statuspageRoute(async (record) =>
  JSON.stringify(statuspageMaintenances(record, await latestIncidents("maintenance", listed))),
);
