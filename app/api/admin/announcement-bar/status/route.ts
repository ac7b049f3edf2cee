import { shownAnnouncement } from "@/lib/announcements/shown";
import { settingRoute } from "@/lib/settings/http";

export const { GET, PUT, POST, PATCH, DELETE, OPTIONS } = settingRoute("announcement", {
  shown: shownAnnouncement,
});
