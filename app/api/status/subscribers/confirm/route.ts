import { handlersOf } from "@/lib/platform/operations/handlers";
import { confirmStatusUpdates } from "@/lib/subscribers/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(confirmStatusUpdates);
