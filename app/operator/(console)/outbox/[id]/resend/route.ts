import { resendMail } from "@/lib/console/outbox-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(resendMail);
