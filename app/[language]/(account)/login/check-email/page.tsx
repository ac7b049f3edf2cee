import { CheckEmail } from "@/components/account/check-email";
import { pendingHere } from "@/lib/accounts/pending-sign-up";
import { accountWords } from "@/lib/accounts/words";
import { privateMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";

export const dynamic = "force-dynamic";

/** Shown at /login?registered=true to the browser that signed up. */
export async function generateMetadata() {
  return privateMetadata((await localize(accountWords)).checkEmail.title);
}

export default async function CheckEmailPage() {
  return <CheckEmail email={(await pendingHere())?.email ?? null} />;
}
