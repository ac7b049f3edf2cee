import { operatorForm } from "@/lib/console/operator-form";
import { resendAll } from "@/lib/mail/outbox";
import { outboxCopy } from "@/lib/mail/words";
import { listPlace } from "@/lib/platform/list-query";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "mail:write",
  schema: listPlace,
  run: async (context) => ({ said: outboxCopy.said.all((await resendAll(context)).count) }),
  page: () => consolePaths.outbox,
});
