import { handlersOf } from "@/lib/platform/operations/handlers";
import { listWaitingRequests } from "@/lib/privacy/connectors/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listWaitingRequests);
