import { handlersOf } from "@/lib/platform/operations/handlers";
import { listPrivacyRequests } from "@/lib/privacy/queue/list-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listPrivacyRequests);
