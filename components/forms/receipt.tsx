"use client";

import { cx } from "@/components/ui/cx";
import type { Payload } from "@/lib/platform/forms/payload";
import type { SuccessWords } from "@/lib/platform/forms/spec";
import type { Language } from "@/lib/site/language";
import { ConfirmByEmail } from "./confirm-by-email";
import { useForm } from "./form-context";

export type ReceiptProps = {
  words: Extract<SuccessWords, { kind: "receipt" }>;
  language: Language;
  actionClass: string;
};

/** The receipt of a privacy request, to write down or print, and a link to another request. */
export function Receipt({ words, language, actionClass }: ReceiptProps) {
  const { state, hasScript, reset } = useForm();
  const { response, sent } = state.phase === "success" ? state : { response: null, sent: {} as Payload };
  return (
    <>
      {response?.confirmByEmail && response.reference && (
        <ConfirmByEmail
          words={words.confirm}
          email={String(sent.email ?? "")}
          reference={response.reference}
          actionClass={cx(actionClass, "mt-4")}
        />
      )}
      <p className="mt-4 text-ink-soft">{response?.message ?? words.body}</p>
      {response?.reference && (
        <dl className="mt-6 grid gap-5 rounded-xl border border-line bg-sunken p-5 sm:grid-cols-2">
          <div>
            <dt className="text-[0.875rem] text-ink-soft">{words.reference}</dt>
            <dd className="mt-1 font-mono text-[1.0625rem] font-medium break-all">{response.reference}</dd>
          </div>
          {response.dueAt && !response.completed && (
            <div>
              <dt className="text-[0.875rem] text-ink-soft">{words.due}</dt>
              <dd className="mt-1 text-[1.0625rem] font-medium">
                <time dateTime={response.dueAt}>{longDate(response.dueAt, language, words.timeZone)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {hasScript ? (
          <button type="button" onClick={reset} className={actionClass}>
            {words.again}
          </button>
        ) : (
          <a href="#form" className={actionClass}>
            {words.again}
          </a>
        )}
        {response?.reference && (
          <button type="button" onClick={() => window.print()} className={actionClass}>
            {words.print}
          </button>
        )}
      </div>
    </>
  );
}

const longDate = (instant: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language === "en" ? "en-US" : language, { dateStyle: "long", timeZone }).format(
    new Date(instant),
  );
