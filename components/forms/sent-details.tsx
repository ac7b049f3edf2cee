"use client";

import { useForm } from "./form-context";

type SentDetailsProps = { rows: readonly { label: string; field: string }[] };

/** Repeats the submitted values below the reference. After a plain form post they are only in the email. */
export function SentDetails({ rows }: SentDetailsProps) {
  const { state } = useForm();
  if (state.phase !== "success" || !state.response) return null;
  const values: Record<string, unknown> = { ...state.sent, reference: state.response.reference };
  return (
    <dl className="mt-3 grid gap-3">
      {rows.map(({ label, field }) => (
        <div key={field}>
          <dt className="text-[0.875rem] leading-5 text-ink-soft">{label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink">
            {String(values[field] ?? "")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
