import { handlersOf } from "@/lib/platform/operations/handlers";
import { saveSetting } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(saveSetting);
