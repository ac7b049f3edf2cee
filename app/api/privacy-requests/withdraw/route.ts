import { handlersOf } from "@/lib/platform/operations/handlers";
import { withdrawOwnRequest } from "@/lib/privacy/tracking/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(withdrawOwnRequest);
