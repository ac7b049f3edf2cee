import { LinkForm } from "@/components/forms/link-form";
import { PasswordField } from "@/components/forms/password-field";
import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { FragmentNotices } from "@/components/ui/notice";
import { Container } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { verifyButtons } from "@/lib/accounts/pages";
import { accountWords } from "@/lib/accounts/words";
import { platformWords } from "@/lib/platform/words";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

type VerificationProps = { state: keyof typeof verifyButtons; token: string };

/** The page behind an account's confirmation link. It shows one state and one button. */
export async function Verification({ state, token }: VerificationProps) {
  const language = await currentLanguage();
  const { verify, verifyPanels } = accountWords[language];
  const { title, lead, button: text } = verify[state];
  const button = verifyButtons[state];
  return (
    <Container className="grid place-items-center py-16 sm:py-24">
      <Card className="w-full max-w-md p-6 sm:p-9">
        {state === "confirmed" && (
          <span className="mb-6 grid size-12 place-items-center rounded-full bg-allowed-soft text-allowed">
            <Icon name="check-circle" className="size-6" />
          </span>
        )}
        <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em]">{title}</h1>
        <p className="mt-3 mb-7 leading-7 text-ink-soft">{lead}</p>
        <FragmentNotices
          notices={[
            { id: "sent", tone: "success", ...verifyPanels.sent },
            { id: "wrong", tone: "danger", role: "alert", ...verifyPanels.wrong },
            { id: "failed", tone: "danger", role: "alert", ...verifyPanels.failed },
          ]}
        />
        {"posts" in button ? (
          <LinkForm action={endpointIn(language, button.posts)} fields={{ token }} className="grid gap-5">
            {state === "password" && (
              <PasswordField
                name="password"
                label={platformWords[language].labels.password}
                autoComplete="current-password"
                required
              />
            )}
            <button type="submit" className={buttonClass("primary", "lg", "w-full")}>
              {text}
            </button>
          </LinkForm>
        ) : (
          <ButtonLink href={button.href} external={button.external} size="lg" className="w-full">
            {text}
          </ButtonLink>
        )}
        {state === "password" && (
          <p className="mt-5 text-[0.9375rem] leading-6 text-ink-soft">
            {verify.password.otherwise}{" "}
            <TextLink href={paths.signup} endsText>
              {verify.password.signUp}
            </TextLink>
          </p>
        )}
      </Card>
    </Container>
  );
}
