import { handlersOf } from "@/lib/platform/operations/handlers";
import { listWebhookDeliveries } from "@/lib/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listWebhookDeliveries);
