import { resetPersonCredentials } from "@/lib/auth/people/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(resetPersonCredentials);
