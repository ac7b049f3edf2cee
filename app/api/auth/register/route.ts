import { registrations } from "@/lib/accounts/schema";
import { register, signUpStands } from "@/lib/accounts/sign-up";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints, paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.register,
  schema: registrations,
  limit: "register",
  form: { sent: paths.registered, draft: "register" },
  submit: register,
  stands: (tx, _answer, { email }, times) => signUpStands(tx, email, times),
});
