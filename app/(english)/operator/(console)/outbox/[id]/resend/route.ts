import { operatorForm } from "@/lib/console/operator-form";
import { resend } from "@/lib/mail/outbox";
import { outboxCopy } from "@/lib/mail/words";
import { listPlace } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof listPlace, { id: string }>({
  right: "mail:write",
  schema: listPlace,
  run: async (context, _place, { id }) => {
    await resend(context, { id });
    return { said: outboxCopy.said.one };
  },
  page: () => consolePaths.outbox,
});
