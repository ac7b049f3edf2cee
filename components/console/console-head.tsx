import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type ConsoleHeadProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The head of a console page: its only h1, its purpose, and room for actions. */
export function ConsoleHead({ title, lead, children }: ConsoleHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="max-w-2xl wrap-anywhere">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

/** A link from an item back to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" className="size-4" />
      {children}
    </a>
  );
}
