import { handlersOf } from "@/lib/platform/operations/handlers";
import { uploadToSetting } from "@/lib/settings/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(uploadToSetting);
