import { handlersOf } from "@/lib/platform/operations/handlers";
import { findInConsole } from "@/lib/search/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(findInConsole);
