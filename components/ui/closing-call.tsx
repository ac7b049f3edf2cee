import { ButtonLink } from "./button-link";
import { cx } from "./cx";
import { Container } from "./section";

type Action = { label: string; href: string };
type ClosingCallProps = {
  title: string;
  lead: string;
  primary: Action;
  secondary: Action;
  tone?: "canvas" | "sunken";
};

/** The last section of a marketing page: one sentence and two links. */
export function ClosingCall({ title, lead, primary, secondary, tone = "sunken" }: ClosingCallProps) {
  return (
    <section className={cx("py-10 sm:py-24", tone === "sunken" && "border-t border-line bg-sunken")}>
      <Container className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between lg:gap-16">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
        </div>
        <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
          <ButtonLink href={primary.href} size="lg">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} size="lg" variant="secondary">
            {secondary.label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
