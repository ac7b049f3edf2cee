import { handlersOf } from "@/lib/platform/operations/handlers";
import { readSiteHealth } from "@/lib/status/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(readSiteHealth);
