import { operatorForm } from "@/lib/console/operator-form";
import { resendAll } from "@/lib/mail/outbox";
import { outboxCopy } from "@/lib/mail/words";
import { write } from "@/lib/platform/database";
import { listPlace } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: listPlace,
  run: async (_place, { now }) => ({ said: outboxCopy.said.all(await write(resendAll(now))) }),
  page: () => consolePaths.outbox,
});
