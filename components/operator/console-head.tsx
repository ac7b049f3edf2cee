import type { ReactNode } from "react";

type ConsoleHeadProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The head of a console page: its one h1, what it is for, and room for actions. */
export function ConsoleHead({ title, lead, children }: ConsoleHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="max-w-2xl">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
