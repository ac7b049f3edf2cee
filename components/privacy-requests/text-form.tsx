import type { ReactNode } from "react";
import { LinkForm } from "@/components/forms/link-form";
import { buttonClass } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import type { TextFormDraft, TextFormName } from "@/lib/privacy/tracking/refused-form";
import { requestWords } from "@/lib/privacy/words/request-words";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";

type TextFormProps = {
  name: TextFormName;
  action: string;
  fields: Record<string, string>;
  words: { label: string; hint: string; button: string };
  /** The draft of a refused submission. */
  storedDraft: TextFormDraft | null;
  required?: boolean;
  /** File fields after the text. */
  upload?: ReactNode;
};

/** A form with a text field on a request's page. It works without scripts, and a refused draft is shown again. */
export async function TextForm({
  name,
  action,
  fields,
  words,
  storedDraft,
  required,
  upload,
}: TextFormProps) {
  const language = await currentLanguage();
  const ownDraft = storedDraft?.form === name ? storedDraft : null;
  return (
    <LinkForm
      action={endpointIn(language, action)}
      fields={fields}
      hasFiles={Boolean(upload)}
      className="print:hidden"
    >
      {ownDraft && (upload || !ownDraft.error) && (
        <Notice
          tone="danger"
          role="alert"
          focused={!ownDraft.error}
          title={requestWords[language].page.notSent.title}
          className="mb-4"
        >
          {!ownDraft.error && <p>{ownDraft.message}</p>}
          {upload && <p>{requestWords[language].files.again}</p>}
        </Notice>
      )}
      <TextArea
        id={`${name}-text`}
        name="text"
        label={words.label}
        hint={words.hint}
        rows={5}
        maxLength={lengths.message}
        defaultValue={ownDraft?.text}
        error={ownDraft?.error}
        required={required}
        optional={!required && platformWords[language].form.optional}
      />
      {upload}
      <button type="submit" className={buttonClass("primary", "md", "mt-5")}>
        {words.button}
      </button>
    </LinkForm>
  );
}

/** Confirms that a form arrived; shown when its response redirects to the fragment `id`. */
export function SentStatus({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: string;
}) {
  return (
    <div id={id} role="status" tabIndex={-1} className="hidden scroll-mt-24 outline-none target:block">
      <Notice tone="success" className={className}>
        {children}
      </Notice>
    </div>
  );
}
