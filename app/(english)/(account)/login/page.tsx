import { LoginCard } from "@/components/forms/login-card";
import { TextLink } from "@/components/forms/text-link";
import { loginPage } from "@/lib/accounts/words";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("login");

export default function LoginPage() {
  const { title, lead, action, signUp } = loginPage;
  return (
    <LoginCard title={title} lead={lead} action={action}>
      {signUp.question} <TextLink href={signUp.href}>{signUp.action}</TextLink>
    </LoginCard>
  );
}
