import { handlersOf } from "@/lib/platform/operations/handlers";
import { readLiveness } from "@/lib/status/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(readLiveness);
