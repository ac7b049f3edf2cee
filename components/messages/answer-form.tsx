import { FormKey } from "@/components/console/parts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField, TextArea } from "@/components/ui/field";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { threadWords } from "@/lib/contact/console-words";
import { lengths } from "@/lib/platform/forms/lengths";
import { englishName, mainLanguage, storedLanguage } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/paths";

const copy = threadWords.answer;

type AnswerFormProps = FormDraftValues & {
  message: { id: string; email: string; version: number; language: string };
};

/** Answers a message by mail. What was typed stays when somebody else was faster. */
export function AnswerForm({ message: { id, email, version, language }, values, fields }: AnswerFormProps) {
  const spoken = storedLanguage(language);
  const isTyped = values.step === "answer";
  return (
    <Card as="section" className="p-5 sm:p-6">
      <h2 className="text-heading">{copy.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">{copy.lead(email)}</p>
      <form method="post" action={consolePaths.messageOrders(id)} className="grid gap-5">
        <FormKey />
        <input type="hidden" name="step" value="answer" />
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="text"
          label={copy.label}
          hint={spoken === mainLanguage ? undefined : copy.writeIn(englishName(spoken))}
          rows={8}
          required
          maxLength={lengths.message}
          defaultValue={isTyped ? values.text : undefined}
          error={isTyped ? fields.text : undefined}
        />
        <CheckboxField
          name="handled"
          label={copy.handled}
          defaultChecked={!isTyped || values.handled === "on"}
          error={fields.handled}
        />
        <Button type="submit" className="justify-self-start">
          {copy.button}
        </Button>
      </form>
    </Card>
  );
}
