import { handlersOf } from "@/lib/platform/operations/handlers";
import { listLatestIncidents } from "@/lib/status/statuspage-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listLatestIncidents);
