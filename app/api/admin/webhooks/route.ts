import { handlersOf } from "@/lib/platform/operations/handlers";
import { addWebhook, listWebhooks } from "@/lib/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listWebhooks, addWebhook);
