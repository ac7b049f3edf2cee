import { registration } from "@/lib/accounts/schema";
import { register, signUpStands } from "@/lib/accounts/sign-up";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints, paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.register,
  schema: registration,
  limit: "register",
  form: { sent: paths.registered, draft: "register" },
  prepare: (input, { now }) => register(input, now),
  stands: (tx, _answer, { email }, times) => signUpStands(tx, email, times),
});
