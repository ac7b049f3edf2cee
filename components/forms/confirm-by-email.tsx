"use client";

import type { SuccessWords } from "@/lib/platform/forms/spec";
import { useSubmit } from "./use-submit";

type ConfirmByEmailProps = {
  words: Extract<SuccessWords, { kind: "receipt" }>["confirm"];
  email: string;
  reference: string;
  actionClass: string;
};

/** What the person has to do next: nothing happens until they use the link in the email. */
export function ConfirmByEmail({ words, email, reference, actionClass }: ConfirmByEmailProps) {
  const { state, submit } = useSubmit(words.target);
  const [before, after] = words.body.split("{email}");
  return (
    <section className="mt-5 rounded-xl border border-accent/50 bg-accent-soft p-5">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-2 leading-7">
        {before}
        <strong className="font-semibold wrap-anywhere">{email}</strong>
        {after}
      </p>
      <div className="print:hidden">
        <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">{words.note}</p>
        <button
          type="button"
          // Not disabled, which would take the focus away. A press while sending does nothing.
          aria-disabled={state.phase === "sending"}
          onClick={() => submit({ reference, email })}
          className={actionClass}
        >
          {words.resend}
        </button>
        <p role="status" className="mt-3 text-[0.9375rem] leading-6 empty:hidden">
          {state.phase === "success" && words.resent}
          {state.phase === "error" && state.message}
        </p>
      </div>
    </section>
  );
}
