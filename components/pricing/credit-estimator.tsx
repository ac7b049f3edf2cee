"use client";

import { useEffect, useId, useRef, useState } from "react";
import { formatInteger, type NumberForm } from "@/lib/site/figures";
import { fill } from "@/lib/site/fill";

type Field = { key: string; label: string; cost: number; start: number };
type CreditEstimatorProps = {
  title: string;
  lead: string;
  total: string;
  /** Follows a cost, as in '5 credits each'. */
  each: string;
  /** Shown below a field if its text was counted as a different number. */
  counted: string;
  fields: readonly Field[];
  form: NumberForm;
};

const maxAmount = 1_000_000_000;

/** Parses a whole number of requests and clamps it from 0 to the maximum. */
function count(text: string): number {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), maxAmount) : 0;
}

/** Multiplies expected requests by their credits. Hidden without JavaScript; the table beside it has the costs. */
export function CreditEstimator({ title, lead, total, each, counted, fields, form }: CreditEstimatorProps) {
  const id = useId();
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(fields.map((field) => [field.key, String(field.start)])),
  );
  const box = useRef<HTMLDivElement>(null);
  // Visitors may type before this script runs.
  useEffect(() => {
    const inputs = Array.from(box.current?.querySelectorAll("input") ?? []);
    setTyped(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  }, []);
  const note = (key: string) => {
    const text = typed[key] ?? "";
    const number = count(text);
    if (number === Number(text)) return null;
    return fill(counted, { number: formatInteger(number, form), most: formatInteger(maxAmount, form) });
  };
  const sum = fields.reduce((credits, field) => credits + count(typed[field.key] ?? "") * field.cost, 0);
  return (
    <section
      aria-labelledby={id}
      className="needs-js self-start rounded-2xl border border-line bg-surface p-6 sm:p-8"
    >
      <h3 id={id} className="text-heading">
        {title}
      </h3>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <div ref={box} className="mt-6 grid gap-5">
        {fields.map((field) => (
          <div key={field.key}>
            <label
              htmlFor={`${id}${field.key}`}
              className="flex items-baseline justify-between gap-3 leading-6"
            >
              <span className="font-medium">{field.label}</span>
              <span className="text-[0.875rem] text-ink-faint">
                {field.cost} {each}
              </span>
            </label>
            <input
              id={`${id}${field.key}`}
              type="number"
              name={field.key}
              inputMode="numeric"
              min={0}
              max={maxAmount}
              step={1}
              autoComplete="off"
              value={typed[field.key]}
              aria-describedby={`${id}${field.key}-note`}
              onChange={(event) => setTyped({ ...typed, [field.key]: event.target.value })}
              className="mt-2 h-12 w-full rounded-lg border border-line-strong bg-canvas px-3.5 font-mono tabular-nums hover:border-ink-soft"
            />
            <p
              id={`${id}${field.key}-note`}
              aria-live="polite"
              className="text-[0.875rem] text-ink-soft leading-6 not-empty:mt-1.5"
            >
              {note(field.key)}
            </p>
          </div>
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-5">
        <span className="text-ink-soft">{total}</span>
        <output
          htmlFor={fields.map((field) => `${id}${field.key}`).join(" ")}
          className="text-title break-all tabular-nums"
        >
          {formatInteger(sum, form)}
        </output>
      </p>
    </section>
  );
}
