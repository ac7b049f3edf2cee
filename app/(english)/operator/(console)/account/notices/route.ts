import { operatorForm } from "@/lib/console/operator-form";
import { chooseNotices, noticeChoice } from "@/lib/desk/notices";
import { deskCopy } from "@/lib/desk/words";
import { peoplePaths } from "@/lib/site/paths";

/** What a person chooses to be mailed of. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: null,
  schema: noticeChoice,
  run: async (context, choice) => {
    await chooseNotices(context, choice);
    return { said: deskCopy.notices.saved };
  },
  page: () => peoplePaths.account,
});
