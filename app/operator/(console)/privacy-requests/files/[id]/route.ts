import { handlersOf } from "@/lib/platform/operations/handlers";
import { fetchFile } from "@/lib/privacy/cases/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(fetchFile);
