import { accountLinkForms } from "@/lib/accounts/schema";
import { resendVerification } from "@/lib/accounts/verification";
import { linkForm } from "@/lib/mail/link-form";
import { accountPaths, paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: accountLinkForms,
  run: resendVerification,
  next: ({ token }) => `${accountPaths.verify(token)}#sent`,
  refused: ({ status }, input) => {
    if (!input) return paths.signup;
    return `${accountPaths.verify(input.token)}${status === 404 || status === 409 ? "" : "#failed"}`;
  },
});
