import { handlersOf } from "@/lib/platform/operations/handlers";
import { discardRefusedCaseAction } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(discardRefusedCaseAction);
