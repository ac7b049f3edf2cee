import { handlersOf } from "@/lib/platform/operations/handlers";
import { fetchLogo } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(fetchLogo);
