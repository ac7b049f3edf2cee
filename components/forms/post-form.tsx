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

/** Parts that only some forms need: handed in by their pages, so that the others don't load their scripts. */
type Parts = { Password?: ComponentType<PasswordProps>; Receipt?: ComponentType<ReceiptProps> };

type PostFormProps = {
  spec: FormSpec;
  parts?: Parts;
  /** Values that the form starts with and, once sent, returns to. */
  defaults?: Record<string, string>;
  /** A refused post: the form opens with what was typed and what is wrong with it, and leads to `sentTo` once mended. */
  draft?: FormDraft & { sentTo: string };
};

/**
 * A form from its description in the page's language: markup written by the server, with script only where something
 * changes. Its answers, and the pages that it leads to, are in that language.
 */
export async function PostForm({ spec, parts = {}, defaults, draft }: PostFormProps) {
  const language = await currentLanguage();
  const { endpoint, failure, success, waitsFor } = spec;
  const next = draft?.sentTo ?? (success.kind === "leave" ? success.to : undefined);
  const grid = {
    password: parts.Password,
    values: draft?.values ?? defaults ?? {},
    faults: draft?.fields ?? {},
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
      waitsFor={waitsFor?.fields}
      waitsHint={waitsFor && <p className="mt-3 text-[0.875rem] leading-5 text-ink-faint">{waitsFor.hint}</p>}
      leavesTo={next && pathIn(language, next)}
      givesWay={success.kind === "receipt"}
      start={draft && { phase: "error", message: draft.message, fields: draft.fields }}
      panel={
        success.kind !== "leave" && (
          <SuccessPanel copy={success} language={language} Receipt={parts.Receipt} />
        )
      }
    >
      <FailureNotice>
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
  copy: Exclude<SuccessWords, { kind: "leave" }>;
  language: Language;
};

function SuccessPanel({ copy, language, Receipt }: SuccessPanelProps) {
  return (
    <SentPanel>
      {copy.kind === "message" ? (
        <Notice tone="success" title={copy.title} className="mb-8">
          {copy.body}
          {copy.details && <SentDetails rows={copy.details} />}
        </Notice>
      ) : (
        <>
          <span className="grid size-12 place-items-center rounded-full bg-allowed-soft text-allowed">
            <Icon name="check-circle" className="size-6" />
          </span>
          <h2 className="mt-5 text-heading">{copy.title}</h2>
          {Receipt && (
            <Receipt
              copy={{
                ...copy,
                confirm: { ...copy.confirm, target: inLanguage(copy.confirm.target, language) },
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

/** A field for programs that fill in everything. Out of sight, out of the tab order and not read out. */
async function Honeypot() {
  const words = await localize(platformWords);
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypot}>{words.form.honeypot}</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
