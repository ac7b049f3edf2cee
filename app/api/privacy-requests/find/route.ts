import { handlersOf } from "@/lib/platform/operations/handlers";
import { findRequestAgain } from "@/lib/privacy/tracking/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(findRequestAgain);
