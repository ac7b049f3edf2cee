import { handlersOf } from "@/lib/platform/operations/handlers";
import { previewCaseAction } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(previewCaseAction);
