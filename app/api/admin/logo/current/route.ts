import { handlersOf } from "@/lib/platform/operations/handlers";
import { logoSetting } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(...logoSetting);
