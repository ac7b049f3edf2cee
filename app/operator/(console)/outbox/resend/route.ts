import { outboxCopy } from "@/lib/content/operator/outbox";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { listPlace } from "@/lib/schemas/operator-forms";
import { write } from "@/lib/server/db";
import { resendAll } from "@/lib/server/outbox/resend-all";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: listPlace,
  run: async (_place, { now }) => ({ said: outboxCopy.said.all(await write(resendAll(now))) }),
  page: () => consolePaths.outbox,
});
