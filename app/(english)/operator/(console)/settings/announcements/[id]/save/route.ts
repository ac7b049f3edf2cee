import { queueForm } from "@/lib/announcements/form";
import { changedAnnouncement } from "@/lib/announcements/schema";
import { changeAnnouncement } from "@/lib/announcements/store";
import { queueCopy } from "@/lib/announcements/words";
import { operatorForm } from "@/lib/console/operator-form";
import { consolePaths } from "@/lib/site/paths";

const schema = queueForm(changedAnnouncement);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof schema, { id: string }>({
  right: "settings:write",
  schema,
  run: async (context, input, { id }) => {
    await changeAnnouncement(context, { ...input, id });
    const said = input.draft ? queueCopy.said.draft : queueCopy.said.planned;
    return { said, next: consolePaths.announcements };
  },
  page: ({ id }) => consolePaths.announcement(id),
});
