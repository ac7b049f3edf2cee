import { changePlannedAnnouncement } from "@/lib/announcements/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(changePlannedAnnouncement);
