import { createApiToken, listApiTokens } from "@/lib/auth/people/token-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(listApiTokens, createApiToken);
