import type { Metadata } from "next";
import { LoginCard } from "@/components/account/login-card";
import { TextLink } from "@/components/ui/text-link";
import { accountWords } from "@/lib/accounts/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";

/** Shown at /login?registered=true. A separate page, because a static page can't read a query without scripts. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, lead: description } = (await localize(accountWords)).registered;
  return { ...(await pageMetadata("login")), title, description };
}

export default async function RegisteredPage() {
  const { registered, checkEmail } = await localize(accountWords);
  const { title, lead, wait } = registered;
  return (
    <LoginCard title={title} lead={lead} done>
      <span className="block">{wait}</span>
      <TextLink href={`mailto:${site.email.support}`}>{site.email.support}</TextLink>
      <span className="mt-5 block">
        {checkEmail.confirmed}{" "}
        <TextLink href={site.app.login} endsText external>
          {checkEmail.signIn}
        </TextLink>
      </span>
    </LoginCard>
  );
}
