import type { ReactNode } from "react";
import { Container } from "@/components/ui/section";
import { BrokenFence } from "./broken-fence";

type ErrorLayoutProps = {
  kind: "gap" | "lean";
  code?: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** The frame of error pages: what happened, where to go, and the broken fence. */
export function ErrorLayout({ kind, code, title, lead, children }: ErrorLayoutProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col justify-between gap-16 border-b border-line">
      <Container className="pt-20 sm:pt-28">
        <div className="max-w-2xl">
          {code && <p className="mb-4 font-mono text-[0.9375rem] leading-6 text-accent">{code}</p>}
          <h1 className="text-headline">{title}</h1>
          <p className="mt-5 text-lead text-ink-soft">{lead}</p>
          <div className="mt-9">{children}</div>
        </div>
      </Container>
      <BrokenFence kind={kind} />
    </div>
  );
}
