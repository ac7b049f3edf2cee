import { handlersOf } from "@/lib/platform/operations/handlers";
import { maintenanceSetting } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(...maintenanceSetting);
