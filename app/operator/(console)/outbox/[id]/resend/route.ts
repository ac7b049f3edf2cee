import { outboxCopy } from "@/lib/content/operator/outbox";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { listPlace } from "@/lib/schemas/operator-forms";
import { write } from "@/lib/server/db";
import { resend } from "@/lib/server/outbox/resend";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof listPlace, { id: string }>({
  schema: listPlace,
  run: async (_place, { params, now }) => {
    await write(resend(params.id, now));
    return { said: outboxCopy.said.one };
  },
  page: () => consolePaths.outbox,
});
