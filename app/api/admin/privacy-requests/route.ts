import { handlersOf } from "@/lib/platform/operations/handlers";
import { listPrivacyRequests } from "@/lib/privacy/cases/list-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listPrivacyRequests);
