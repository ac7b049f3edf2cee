import { handlersOf } from "@/lib/platform/operations/handlers";
import { readKeptData } from "@/lib/retention/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(readKeptData);
