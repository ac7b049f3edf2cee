import { submissionRoute } from "@/lib/http/submission";
import { endpoints, paths } from "@/lib/paths";
import { registration } from "@/lib/schemas/account";
import { register } from "@/lib/server/accounts/register";
import { signUpStands } from "@/lib/server/accounts/sign-up-stands";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.register,
  schema: registration,
  limit: "register",
  form: { sent: paths.registered, draft: "register" },
  prepare: (input, { now }) => register(input, now),
  stands: (tx, _answer, { email }, times) => signUpStands(tx, email, times),
});
