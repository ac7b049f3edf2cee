import { DraftFiller } from "@/components/console/draft-filler";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { UploadProgress } from "@/components/forms/upload-progress";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField, FileField, SelectField, TextArea } from "@/components/ui/field";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { threadWords } from "@/lib/contact/console-words";
import { env } from "@/lib/platform/environment";
import { lengths } from "@/lib/platform/forms/lengths";
import { figures } from "@/lib/site/figures";
import { englishName, mainLanguage, storedLanguage } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/staff-paths";

const { answer: words, files: fileWords } = threadWords;
const maxFiles = { bytes: figures.answerFiles.mib * 1024 * 1024, sentence: fileWords.tooMuch };

type AnswerFormProps = FormDraftValues & {
  message: { id: string; email: string; version: number; language: string };
  /** The team's templates, with the message's name and reference filled in; those in the message's language come first. */
  templates: readonly { id: string; label: string; text: string }[];
  hasNext: boolean;
};

/** Answers a message by email. The draft is kept if somebody else answers first. */
export function AnswerForm({ message, templates, hasNext, values, fields }: AnswerFormProps) {
  const { id, email, version, language } = message;
  const writtenIn = storedLanguage(language);
  const hasDraft = values.step === "answer";
  return (
    <Card as="section" className="p-5 sm:p-6">
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">
        {words.lead(email)} {env().REPLY_ADDRESS ? words.replies.here : words.replies.elsewhere}
      </p>
      <form
        id="answer"
        method="post"
        encType="multipart/form-data"
        action={consolePaths.messageAnswers(id)}
        className="grid gap-5"
      >
        <IdempotencyKeyField />
        <input type="hidden" name="step" value="answer" />
        <input type="hidden" name="version" value={version} />
        {templates.length > 0 && <TemplateChoice id={id} templates={templates} />}
        <TextArea
          name="text"
          label={words.label}
          hint={writtenIn === mainLanguage ? undefined : words.writeIn(englishName(writtenIn))}
          rows={8}
          required
          maxLength={lengths.message}
          defaultValue={hasDraft ? values.text : undefined}
          error={hasDraft ? fields.text : undefined}
        />
        <CheckboxField
          name="handled"
          label={words.handled}
          defaultChecked={!hasDraft || values.handled === "on"}
          error={fields.handled}
        />
        {/* After the other fields, because the server reads those first. */}
        <div className="grid gap-4">
          <FileField
            name="files"
            label={fileWords.label}
            hint={hasDraft ? `${fileWords.again} ${fileWords.hint}` : fileWords.hint}
            error={hasDraft ? fields.files : undefined}
            optional
            multiple
          />
          <UploadProgress limit={maxFiles} sending={fileWords.sending} failed={fileWords.failed} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">{words.button}</Button>
          {hasNext && (
            <Button type="submit" variant="secondary" name="then" value="next">
              {words.sendNext}
            </Button>
          )}
          <a
            href={consolePaths.messageTemplates}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
          >
            {words.editTemplates}
          </a>
        </div>
      </form>
    </Card>
  );
}

/** A choice of templates. A script fills in the text at once; without scripts, a button does. */
function TemplateChoice({ id, templates }: { id: string } & Pick<AnswerFormProps, "templates">) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <SelectField
          name="template"
          label={words.template}
          options={[
            { value: "", label: words.noTemplate },
            ...templates.map(({ id: value, label }) => ({ value, label })),
          ]}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        formAction={consolePaths.messageDrafts(id)}
        formEncType="application/x-www-form-urlencoded"
        formNoValidate
        className="h-12"
      >
        {words.insert}
      </Button>
      <DraftFiller
        formId="answer"
        choice="template"
        drafts={Object.fromEntries([["", ""], ...templates.map((one) => [one.id, one.text])])}
      />
    </div>
  );
}
