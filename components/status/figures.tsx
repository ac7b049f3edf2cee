/** Figures and what each is of. */
export function Figures({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 grid gap-y-3">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd className="font-mono font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
