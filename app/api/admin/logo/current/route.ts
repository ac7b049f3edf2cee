import { handlersOf } from "@/lib/platform/operations/handlers";
import { settingOperations } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(...settingOperations);
