import { LinkForm } from "@/components/forms/link-form";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FragmentNotices } from "@/components/ui/notice";
import { Container } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { accountWords } from "@/lib/accounts/words";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { accountPaths, endpoints } from "@/lib/site/paths";

/** After signing up: where the email went, how to get it again, and how to correct the address. */
export async function CheckEmail({ email }: { email: string | null }) {
  const language = await currentLanguage();
  const { checkEmail: words, registered, verifyPanels } = accountWords[language];
  const panels = [
    { id: "sent", tone: "success", ...words.sent },
    { id: "failed", tone: "danger", role: "alert", ...verifyPanels.failed },
  ] as const;
  return (
    <Container className="grid place-items-center py-16 sm:py-24">
      <Card className="w-full max-w-md p-6 sm:p-9">
        <FragmentNotices notices={panels} />
        <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em]">{words.title}</h1>
        <p className="mt-3 mb-7 leading-7 wrap-anywhere text-ink-soft">
          {email === null ? registered.lead : words.lead({ email })}
        </p>
        <LinkForm action={endpointIn(language, endpoints.resendSignUp)} fields={{}}>
          <button type="submit" className={buttonClass("secondary", "lg", "w-full")}>
            {words.resend}
          </button>
        </LinkForm>
        <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">
          {words.wrong}{" "}
          <TextLink href={accountPaths.signUpAgain} endsText reload>
            {words.again}
          </TextLink>
        </p>
        <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">
          {words.confirmed}{" "}
          <TextLink href={site.app.login} endsText external>
            {words.signIn}
          </TextLink>
        </p>
      </Card>
    </Container>
  );
}
