import { handlersOf } from "@/lib/platform/operations/handlers";
import { reportHeldData } from "@/lib/privacy/connectors/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(reportHeldData);
