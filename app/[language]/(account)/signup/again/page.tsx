import { SignUp } from "@/components/account/sign-up";
import { pendingHere } from "@/lib/accounts/pending-sign-up";
import { accountWords } from "@/lib/accounts/words";
import { privateMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  return privateMetadata((await localize(accountWords)).signup.title);
}

/** What /signup?again=true shows to the browser that signed up: the form as it was sent, without its password. */
export default async function SignUpAgainPage() {
  const pending = await pendingHere();
  return <SignUp typed={pending ? { ...pending.typed, email: pending.email } : undefined} />;
}
