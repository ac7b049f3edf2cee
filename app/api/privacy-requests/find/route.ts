import { handlersOf } from "@/lib/platform/operations/handlers";
import { emailRequestLink } from "@/lib/privacy/tracking/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(emailRequestLink);
