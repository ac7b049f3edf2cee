import { handlersOf } from "@/lib/platform/operations/handlers";
import { changeStatusUpdates } from "@/lib/subscribers/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(changeStatusUpdates);
