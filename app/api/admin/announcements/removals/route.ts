import { removedAnnouncement } from "@/lib/announcements/schema";
import { removeAnnouncement } from "@/lib/announcements/store";
import { queueCopy } from "@/lib/announcements/words";
import { operatorForm } from "@/lib/console/operator-form";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: removedAnnouncement,
  run: async (context, input) => {
    await removeAnnouncement(context, input);
    return { said: queueCopy.said.removed };
  },
  page: () => consolePaths.announcements,
});
