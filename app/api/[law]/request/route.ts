import { handlersOf } from "@/lib/platform/operations/handlers";
import { lawRequests } from "@/lib/privacy/intake/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(...lawRequests);
