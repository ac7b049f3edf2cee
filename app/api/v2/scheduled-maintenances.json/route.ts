import { handlersOf } from "@/lib/platform/operations/handlers";
import { listMaintenances } from "@/lib/status/statuspage-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listMaintenances);
