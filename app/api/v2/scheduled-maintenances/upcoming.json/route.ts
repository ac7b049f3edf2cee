import { handlersOf } from "@/lib/platform/operations/handlers";
import { listUpcomingMaintenances } from "@/lib/status/statuspage-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listUpcomingMaintenances);
