"use client";

import { useEffect, useId, useRef, useState } from "react";
import { formatInteger, type NumberForm } from "@/lib/site/figures";

type Field = { key: string; label: string; cost: number; start: number };
type CreditEstimatorProps = {
  title: string;
  lead: string;
  total: string;
  /** Follows a cost, as in '5 credits each'. */
  each: string;
  fields: readonly Field[];
  form: NumberForm;
};

const most = 1_000_000_000;

/** Whole requests from what was typed; anything else counts as none. */
function count(typed: string): number {
  const value = Math.floor(Number(typed));
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0;
}

/** Multiplies expected requests by their credits. Not offered without JavaScript; the table beside it is. */
export function CreditEstimator({ title, lead, total, each, fields, form }: CreditEstimatorProps) {
  const id = useId();
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(fields.map((field) => [field.key, String(field.start)])),
  );
  const box = useRef<HTMLDivElement>(null);
  // A quick visitor types before this runs.
  useEffect(() => {
    const inputs = Array.from(box.current?.querySelectorAll("input") ?? []);
    setTyped(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  }, []);
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
              max={most}
              step={1}
              autoComplete="off"
              value={typed[field.key]}
              onChange={(event) => setTyped({ ...typed, [field.key]: event.target.value })}
              onBlur={({ target }) => setTyped({ ...typed, [field.key]: String(count(target.value)) })}
              className="mt-2 h-12 w-full rounded-lg border border-line-strong bg-canvas px-3.5 font-mono tabular-nums hover:border-ink-soft"
            />
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
