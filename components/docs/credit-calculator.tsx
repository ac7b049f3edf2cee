"use client";

import { useEffect, useRef, useState } from "react";
import { calculatorCopy as copy, creditKinds, limitSentence } from "@/lib/documentation/credits";
import { grouped } from "@/lib/site/figures";

/** More than this many checks a month is a typing mistake. */
const most = 1_000_000_000;
const clamp = (value: number) => Math.min(most, Math.max(0, Math.floor(value) || 0));

/** Checks per month in, credits out. Without scripts it is the table of costs. */
export function CreditCalculator() {
  const [calls, setCalls] = useState<Record<string, number>>(
    Object.fromEntries(creditKinds.map(({ id, example }) => [id, example])),
  );
  const table = useRef<HTMLTableElement>(null);
  // A quick visitor types before this runs.
  useEffect(() => {
    const inputs = Array.from(table.current?.querySelectorAll("input") ?? []);
    setCalls(Object.fromEntries(inputs.map(({ name, valueAsNumber }) => [name, clamp(valueAsNumber)])));
  }, []);
  const of = (id: string) => calls[id] ?? 0;
  const total = creditKinds.reduce((sum, { id, cost }) => sum + of(id) * cost, 0);
  const checks = creditKinds.reduce((sum, { id }) => sum + of(id), 0);

  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table ref={table} className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">{copy.title}</caption>
        <thead>
          <tr className="border-line border-b bg-sunken text-[0.8125rem] text-ink-soft [&>th]:px-3 [&>th]:py-2.5 [&>th]:font-medium sm:[&>th]:px-4">
            <th scope="col">{copy.kind}</th>
            <th scope="col" className="text-right">
              {copy.perCall}
            </th>
            <th scope="col" className="needs-js text-right">
              {copy.calls}
            </th>
            <th scope="col" className="needs-js hidden text-right sm:table-cell">
              {copy.credits}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {creditKinds.map(({ id, label, cost }) => (
            <tr key={id} className="[&>*]:px-3 [&>*]:py-2 sm:[&>*]:px-4">
              <th scope="row" className="font-medium">
                {label}
              </th>
              <td className="text-right text-ink-soft tabular-nums">{cost}</td>
              <td className="needs-js text-right">
                <input
                  type="number"
                  name={id}
                  autoComplete="off"
                  inputMode="numeric"
                  min={0}
                  max={most}
                  step={1}
                  aria-label={`${label}: ${copy.calls}`}
                  value={of(id) || ""}
                  placeholder="0"
                  onChange={({ target }) => setCalls({ ...calls, [id]: clamp(target.valueAsNumber) })}
                  className="h-11 w-24 rounded-lg border border-line-strong bg-surface px-3 text-right tabular-nums placeholder:text-ink-faint hover:border-ink-soft sm:w-36"
                />
              </td>
              <td className="needs-js hidden w-32 text-right text-ink-soft tabular-nums sm:table-cell">
                {grouped(of(id) * cost)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="needs-js border-line border-t bg-sunken px-4 py-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{copy.total}</span>
          <output className="font-semibold text-heading tabular-nums">{grouped(total)}</output>
        </p>
        <p className="mt-2 text-[0.875rem] text-ink-soft leading-6">
          {limitSentence(checks)} {copy.free}
        </p>
      </div>
    </div>
  );
}
