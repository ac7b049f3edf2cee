import { queueForm } from "@/lib/announcements/form";
import { changedAnnouncement } from "@/lib/announcements/schema";
import { changeAnnouncement } from "@/lib/announcements/store";
import { queueCopy } from "@/lib/announcements/words";
import { operatorForm } from "@/lib/console/operator-form";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: queueForm(changedAnnouncement),
  run: async (context, input) => {
    await changeAnnouncement(context, input);
    return { said: input.draft ? queueCopy.said.draft : queueCopy.said.planned };
  },
  page: () => consolePaths.announcements,
});
