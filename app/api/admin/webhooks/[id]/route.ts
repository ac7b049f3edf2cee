import { handlersOf } from "@/lib/platform/operations/handlers";
import { changeWebhook, readWebhook, removeWebhook } from "@/lib/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(
  readWebhook,
  changeWebhook,
  removeWebhook,
);
