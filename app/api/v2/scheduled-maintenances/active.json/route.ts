import { onlyMethods } from "@/lib/platform/http/route";
import { healthRoute } from "@/lib/status/http";
import { statuspageMaintenances } from "@/lib/status/statuspage";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD");

export const GET = healthRoute("application/json", (record) =>
  JSON.stringify(
    statuspageMaintenances(
      record,
      record.incidents.filter(({ state }) => state === "in-progress"),
    ),
  ),
);
