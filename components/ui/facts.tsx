import type { ReactNode } from "react";
import { cx } from "./cx";

/** Labels and values as a description list. */
export function Facts({
  rows,
  className,
}: {
  rows: readonly (readonly [string, ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={cx("grid gap-4", className)}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-[0.875rem] leading-5 text-ink-soft">{label}</dt>
          <dd className="mt-0.5 leading-6 font-medium wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
