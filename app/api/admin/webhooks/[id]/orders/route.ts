import { handlersOf } from "@/lib/platform/operations/handlers";
import { orderWebhook } from "@/lib/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(orderWebhook);
