import { PasswordField } from "@/components/forms/password-field";
import { PostForm } from "@/components/forms/post-form";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { signupForm } from "@/lib/accounts/form";
import { accountWords } from "@/lib/accounts/words";
import { site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { SignupBenefits } from "./signup-benefits";

type SignUpProps = {
  /** What the form begins with, after a sign-up that is to be corrected. */
  typed?: Record<string, string>;
};

export async function SignUp({ typed }: SignUpProps) {
  const { title, lead, again, haveOne, signIn } = (await localize(accountWords)).signup;
  return (
    <Container className="grid grid-cols-1 gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-20">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{typed ? again : lead}</p>
        <Card className="mt-8 sm:p-8">
          <PostForm spec={await localize(signupForm)} parts={{ Password: PasswordField }} defaults={typed} />
        </Card>
        <p className="mt-5 text-ink-soft">
          {haveOne}{" "}
          <TextLink href={site.app.login} endsText external>
            {signIn}
          </TextLink>
        </p>
      </div>
      <SignupBenefits />
    </Container>
  );
}
