import { accountLinkForms } from "@/lib/accounts/schema";
import { verifyAccount } from "@/lib/accounts/verification";
import { linkForm } from "@/lib/mail/link-form";
import { accountPaths, paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: accountLinkForms,
  run: verifyAccount,
  next: ({ token }) => accountPaths.verify(token),
  // The link's own page says what became of it.
  refused: ({ status }, input) => {
    if (!input) return paths.signup;
    return `${accountPaths.verify(input.token)}${status === 404 || status === 410 ? "" : "#failed"}`;
  },
});
