import { operatorForm } from "@/lib/console/operator-form";
import { messageForm } from "@/lib/contact/schema";
import { markMessage, messageFilters } from "@/lib/contact/store";
import { messagesCopy } from "@/lib/contact/words";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof messageForm, { id: string }>({
  schema: messageForm,
  run: async ({ to, ...place }, { params, now }) => {
    const reference = await markMessage(params.id, to === "handled", now);
    const next = listHref(consolePaths.messages, readListQuery(place, messageFilters), messageFilters);
    return { said: messagesCopy.said[to](reference), next };
  },
  page: () => consolePaths.messages,
});
