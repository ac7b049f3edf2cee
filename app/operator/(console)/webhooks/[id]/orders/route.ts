import { handlersOf } from "@/lib/platform/operations/handlers";
import { submitWebhookAction } from "@/lib/webhooks/console-operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(submitWebhookAction);
