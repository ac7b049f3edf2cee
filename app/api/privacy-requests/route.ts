import { handlersOf } from "@/lib/platform/operations/handlers";
import { requestUnderAnyLaw } from "@/lib/privacy/intake/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(requestUnderAnyLaw);
