import { confirmIdentity } from "@/lib/auth/people/session-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(confirmIdentity);
