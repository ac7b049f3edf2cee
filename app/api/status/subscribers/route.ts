import { handlersOf } from "@/lib/platform/operations/handlers";
import { subscribeToStatus } from "@/lib/subscribers/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(subscribeToStatus);
