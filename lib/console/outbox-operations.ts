import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { resend, resendAll } from "@/lib/mail/outbox";
import { outboxWords } from "@/lib/mail/words";
import { listPlace } from "@/lib/platform/list-query";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths } from "@/lib/site/staff-paths";

const onOutbox = {
  method: "POST",
  caller: staff("mail:write"),
  input: listPlace,
  form: consoleForm(consolePaths.outbox),
} as const;

export const resendMail = defineOperation({
  ...onOutbox,
  name: "resend-mail",
  path: consolePaths.resend,
  params: ["id"],
  run: resend,
  resultMessage: () => ({ message: outboxWords.results.one }),
});

export const resendAllMail = defineOperation({
  ...onOutbox,
  name: "resend-all-mail",
  path: consolePaths.resendAll,
  run: resendAll,
  resultMessage: ({ count }) => ({ message: outboxWords.results.all(count) }),
});
