import type { ReactNode } from "react";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { cx } from "@/components/ui/cx";
import { CheckboxField, TextArea } from "@/components/ui/field";
import { draftFields, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import { caseWords } from "@/lib/privacy/core/case-words";
import { type CaseForm, fieldWords, stepReaderWords, stepWords } from "@/lib/privacy/core/step-words";
import { englishName } from "@/lib/site/language";
import { casePaths } from "@/lib/site/staff-paths";

export type StepFormProps = FormDraftValues & {
  steps: CaseSteps;
  form: CaseForm;
  /** The initial text. */
  draft?: string;
  /** Above the text. */
  children?: ReactNode;
  /** Below the text. */
  below?: ReactNode;
  /** Next to the submit button. */
  beside?: ReactNode;
};

/** Forms whose text the requester reads. */
const formsWithPreview: readonly CaseForm[] = ["extend", "answer", "decide", "ask", "explain"];
/** Forms that send no email, so there is nothing to preview or to undo. */
const unsent: readonly CaseForm[] = ["note", "explain", "confirmation", "erase"];

const looks = { note: "secondary", explain: "secondary", erase: "danger" } as const;
const lookOf = (form: CaseForm) => (form in looks ? looks[form as keyof typeof looks] : "primary");

/** The fields and the button of one action. A plain form that works without scripts. */
export function StepForm(props: StepFormProps) {
  const { steps, form, draft = "", values, fields, children, below, beside } = props;
  const { id, version, reader } = steps;
  const { note, button, text } = stepWords[form];
  const writeIn =
    reader && formsWithPreview.includes(form)
      ? ` ${stepReaderWords.writeIn(englishName(reader.language))}`
      : "";
  const canBeHeld = !unsent.includes(form);
  const sentences = reader?.sentences(form) ?? [];
  return (
    <form
      id={`${form}-form`}
      action={canBeHeld ? casePaths.heldOrders(id) : casePaths.orders(id)}
      method="post"
      className="grid gap-5"
    >
      <p className={cx("text-[0.9375rem] leading-6", form === "note" ? "text-review" : "text-ink-soft")}>
        {note}
      </p>
      <IdempotencyKeyField />
      <input type="hidden" name="step" value={form === "decide" ? "answer" : form} />
      <input type="hidden" name="version" value={version} />
      {children}
      {text && (
        <TextArea
          {...text}
          hint={text.hint && `${text.hint}${writeIn}`}
          id={`${form}-text`}
          {...draftFields(props)("text", draft)}
          lang={formsWithPreview.includes(form) ? reader?.language : undefined}
          rows={draft ? 6 : 4}
          required={form !== "explain"}
        />
      )}
      {below}
      {(fields.discloseIdentifiers || values.discloseIdentifiers) && (
        <CheckboxField
          id={`${form}-disclose`}
          name="discloseIdentifiers"
          label={fieldWords.disclose}
          defaultChecked={values.discloseIdentifiers === "on"}
          error={fields.discloseIdentifiers}
        />
      )}
      {reader && sentences.length > 0 && (
        <Collapsible summary={stepReaderWords.sentences(englishName(reader.language))} className="bg-sunken">
          <ul className="grid gap-3">
            {sentences.map(({ english, theirs }) => (
              <li key={english} className="text-[0.9375rem] leading-6">
                <p>{english}</p>
                <p lang={reader.language} className="text-ink-soft">
                  {theirs}
                </p>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonClass(lookOf(form))}>
          {button}
        </button>
        {canBeHeld && (
          <button
            type="submit"
            formAction={casePaths.previews(id)}
            name="show"
            value="preview"
            className={buttonClass("secondary")}
          >
            {caseWords.preview.button}
          </button>
        )}
        {beside}
      </div>
    </form>
  );
}
