import type { ReactNode } from "react";
import { cx } from "./cx";
import { StaticHtml } from "./static-html";

type ContainerProps = { className?: string; children: ReactNode };

export function Container({ className, children }: ContainerProps) {
  return <div className={cx("page-width", className)}>{children}</div>;
}

export function Eyebrow({ className, children }: ContainerProps) {
  return (
    // A browser may paint the mark before the text has arrived: the line already has its height.
    <p className={cx("flex min-h-[1lh] items-center gap-2.5 font-medium text-accent text-sm", className)}>
      <span className="stakes-tick" aria-hidden="true" />
      {children}
    </p>
  );
}

type SectionProps = {
  id?: string;
  eyebrow?: string;
  title?: string;
  lead?: ReactNode;
  children?: ReactNode;
  tone?: "canvas" | "sunken";
};

/** A section of a page. With a title it is labeled by its own h2. */
export function Section({ id, eyebrow, title, lead, children, tone = "canvas" }: SectionProps) {
  const hasHeading = Boolean(eyebrow || title || lead);
  return (
    <section
      id={id}
      className={cx("py-8 sm:py-20 lg:py-28", tone === "sunken" && "border-y border-line bg-sunken")}
    >
      <Container>
        {hasHeading && (
          <StaticHtml className="mb-6 max-w-2xl sm:mb-14">
            {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
            {title && <h2 className="text-title">{title}</h2>}
            {lead && <p className="mt-4 text-lead text-ink-soft">{lead}</p>}
          </StaticHtml>
        )}
        {children}
      </Container>
    </section>
  );
}

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; children?: ReactNode };

/** The header of every page except the home page: its only h1, a lead and room for actions. */
export function PageHeader({ title, lead, eyebrow, children }: PageHeaderProps) {
  return (
    <div className="page-header border-b border-line pt-10 pb-8 sm:pt-24 sm:pb-16">
      <Container>
        <div className="max-w-3xl">
          {eyebrow && <Eyebrow className="mb-5">{eyebrow}</Eyebrow>}
          <h1 className="text-headline">{title}</h1>
          {lead && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{lead}</p>}
          {children && <div className="mt-8">{children}</div>}
        </div>
      </Container>
    </div>
  );
}
