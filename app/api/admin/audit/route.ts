import { readAudit } from "@/lib/console/audit-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(readAudit);
