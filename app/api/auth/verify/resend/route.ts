import { linkForm } from "@/lib/http/link-form";
import { accountPaths, paths } from "@/lib/paths";
import { accountLink } from "@/lib/schemas/account";
import { resendVerification } from "@/lib/server/accounts/resend-verification";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: accountLink,
  prepare: ({ token }, { now }) => resendVerification(token, now),
  next: ({ token }) => `${accountPaths.verify(token)}#sent`,
  refused: ({ status }, input) => {
    if (!input) return paths.signup;
    return `${accountPaths.verify(input.token)}${status === 404 || status === 409 ? "" : "#failed"}`;
  },
});
