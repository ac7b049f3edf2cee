import type { ComponentType } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ruleOf } from "@/lib/platform/forms/rules";
import {
  type FormDraft,
  type FormSpec,
  honeypot,
  type SuccessWords,
  type Target,
} from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { endpointIn, type Language, pathIn } from "@/lib/site/language";
import { FailureNotice, FailureSentence } from "./failure-notice";
import { FieldGrid, FoldedFields } from "./field-grid";
import type { PasswordProps } from "./form-field";
import { LiveForm } from "./live-form";
import type { ReceiptProps } from "./receipt";
import { SentDetails } from "./sent-details";
import { SentPanel } from "./sent-panel";

/** Components that only some forms need, passed in by their pages so that other pages don't load their scripts. */
type Parts = { Password?: ComponentType<PasswordProps>; Receipt?: ComponentType<ReceiptProps> };

type PostFormProps = {
  spec: FormSpec;
  parts?: Parts;
  /** The initial values, restored after a success. */
  defaults?: Record<string, string>;
  /** A refused plain form post: the form shows the values and errors, and a corrected submission leads to `sentTo`. */
  draft?: FormDraft & { sentTo: string };
};

/**
 * A form rendered on the server from its specification, with scripts only where something changes. Its responses and
 * the pages it leads to are in the page's language.
 */
export async function PostForm({ spec, parts = {}, defaults, draft }: PostFormProps) {
  const language = await currentLanguage();
  const { endpoint, failure, success, requiredFields } = spec;
  const next = draft?.sentTo ?? (success.kind === "redirect" ? success.to : undefined);
  const grid = {
    password: parts.Password,
    values: draft?.values ?? defaults ?? {},
    errors: draft?.fields ?? {},
  };
  return (
    <LiveForm
      target={inLanguage({ endpoint, failure }, language)}
      rules={spec.fields.map((field) => ruleOf(field, language))}
      label={spec.label}
      submit={{
        ...spec.submit,
        className: buttonClass("primary", "lg", "mt-8 w-full sm:w-auto sm:min-w-48"),
      }}
      requiredFields={requiredFields?.names}
      incompleteHint={
        requiredFields && (
          <p className="mt-3 text-[0.875rem] leading-5 text-ink-faint">{requiredFields.hint}</p>
        )
      }
      redirectTo={next && pathIn(language, next)}
      isReplacedBySuccess={success.kind === "receipt"}
      start={draft && { phase: "error", message: draft.message, fields: draft.fields }}
      panel={
        success.kind !== "redirect" && (
          <SuccessPanel words={success} language={language} Receipt={parts.Receipt} />
        )
      }
    >
      <FailureNotice focused={draft !== undefined && !spec.fields.some(({ name }) => name in draft.fields)}>
        <Notice tone="danger" title={failure.title}>
          <FailureSentence />
        </Notice>
      </FailureNotice>
      {spec.fields.map(
        (field) =>
          field.kind === "fixed" && (
            <input key={field.name} type="hidden" name={field.name} value={field.value} />
          ),
      )}
      <FieldGrid {...grid} fields={spec.fields.filter(({ folded, kind }) => !folded && kind !== "fixed")} />
      {spec.fold && (
        <FoldedFields {...grid} {...spec.fold} fields={spec.fields.filter(({ folded }) => folded)} />
      )}
      <Honeypot />
    </LiveForm>
  );
}

const inLanguage = ({ endpoint, failure }: Target, language: Language): Target => ({
  endpoint: endpointIn(language, endpoint),
  failure,
});

type SuccessPanelProps = Pick<Parts, "Receipt"> & {
  words: Exclude<SuccessWords, { kind: "redirect" }>;
  language: Language;
};

function SuccessPanel({ words, language, Receipt }: SuccessPanelProps) {
  return (
    <SentPanel>
      {words.kind === "message" ? (
        <Notice tone="success" title={words.title} className="mb-8">
          {words.body}
          {words.details && <SentDetails rows={words.details} />}
        </Notice>
      ) : (
        <>
          <span className="grid size-12 place-items-center rounded-full bg-allowed-soft text-allowed">
            <Icon name="check-circle" className="size-6" />
          </span>
          <h2 className="mt-5 text-heading">{words.title}</h2>
          {Receipt && (
            <Receipt
              words={{
                ...words,
                confirm: { ...words.confirm, target: inLanguage(words.confirm.target, language) },
              }}
              language={language}
              actionClass={buttonClass("secondary", "md", "w-full sm:w-auto")}
            />
          )}
        </>
      )}
    </SentPanel>
  );
}

/** A hidden field that only bots fill in. It is not visible, not focusable and not read out. */
async function Honeypot() {
  const words = await localize(platformWords);
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypot}>{words.form.honeypot}</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
