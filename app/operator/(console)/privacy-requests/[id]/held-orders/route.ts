import { handlersOf } from "@/lib/platform/operations/handlers";
import { holdCaseAction } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(holdCaseAction);
