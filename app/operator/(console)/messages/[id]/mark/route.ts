import { messagesCopy } from "@/lib/content/operator/messages";
import { operatorForm } from "@/lib/http/operator-form";
import { listHref, readListQuery } from "@/lib/operator/list-query";
import { consolePaths } from "@/lib/paths";
import { messageForm } from "@/lib/schemas/operator-forms";
import { messageFilters } from "@/lib/server/contact/list-messages";
import { markMessage } from "@/lib/server/contact/mark-message";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof messageForm, { id: string }>({
  schema: messageForm,
  run: async ({ to, ...place }, { params, now }) => {
    const reference = await markMessage(params.id, to === "handled", now);
    const next = listHref(consolePaths.messages, readListQuery(place, messageFilters), messageFilters);
    return { said: messagesCopy.said[to](reference), next };
  },
  page: () => consolePaths.messages,
});
