import { handlersOf } from "@/lib/platform/operations/handlers";
import { enterCase } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(enterCase);
