import { handlersOf } from "@/lib/platform/operations/handlers";
import { pingProcess } from "@/lib/status/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(pingProcess);
