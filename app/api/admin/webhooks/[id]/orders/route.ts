import { handlersOf } from "@/lib/platform/operations/handlers";
import { runWebhookAction } from "@/lib/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(runWebhookAction);
