import { operatorForm } from "@/lib/console/operator-form";
import { messagesCopy } from "@/lib/contact/console-words";
import { messageForm } from "@/lib/contact/schema";
import { markMessage, messageFilters } from "@/lib/contact/store";
import { readWhose, whoseQuery } from "@/lib/desk/whose";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof messageForm, { id: string }>({
  right: "messages:write",
  schema: messageForm,
  run: async (context, { to, version, ...place }, { id }) => {
    const { reference } = await markMessage(context, { id, version, handled: to === "handled" });
    const next = listHref(
      consolePaths.messages,
      readListQuery(place, messageFilters),
      messageFilters,
      whoseQuery(readWhose(place)),
    );
    return { said: messagesCopy.said[to](reference), next };
  },
  page: () => consolePaths.messages,
});
