import { handlersOf } from "@/lib/platform/operations/handlers";
import { addFiles } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(addFiles);
