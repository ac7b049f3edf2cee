import { LoginCard } from "@/components/account/login-card";
import { TextLink } from "@/components/ui/text-link";
import { accountWords } from "@/lib/accounts/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("login");

export default async function LoginPage() {
  const { title, lead, action, newHere, signUp } = (await localize(accountWords)).login;
  return (
    <LoginCard title={title} lead={lead} action={action}>
      {newHere}{" "}
      <TextLink href={paths.signup} endsText>
        {signUp}
      </TextLink>
    </LoginCard>
  );
}
