import { operatorForm } from "@/lib/console/operator-form";
import { resend } from "@/lib/mail/outbox";
import { outboxCopy } from "@/lib/mail/words";
import { write } from "@/lib/platform/database";
import { listPlace } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof listPlace, { id: string }>({
  schema: listPlace,
  run: async (_place, { params, now }) => {
    await write(resend(params.id, now));
    return { said: outboxCopy.said.one };
  },
  page: () => consolePaths.outbox,
});
