import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { type Plan, planCards } from "@/lib/pages/pricing";

type PlanCardProps = { plan: Plan; primary?: boolean; note?: ReactNode; className?: string };

export function PlanCard({ plan, primary = false, note, className }: PlanCardProps) {
  return (
    <article className={cx("flex flex-col p-6 sm:p-10", className)}>
      <h3 className="text-heading">{plan.name}</h3>
      <p className="mt-3 text-title">{plan.price}</p>
      <p className="mt-4 max-w-md text-ink-soft">{plan.description}</p>
      <ButtonLink
        href={plan.href}
        size="lg"
        variant={primary ? "primary" : "secondary"}
        className="mt-7 w-full sm:w-auto sm:self-start"
      >
        {plan.cta}
      </ButtonLink>
      {note}
      <ul className="mt-8 grid gap-3 border-t border-line pt-8">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 leading-6">
            <Icon name="check" className="mt-0.5 size-5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {plan.limitations.length > 0 && (
        <>
          <p className="mt-8 text-[0.875rem] leading-6 font-medium text-ink-faint">{planCards.limitations}</p>
          <ul className="mt-2 grid gap-2 text-ink-soft">
            {plan.limitations.map((limitation) => (
              <li key={limitation} className="flex items-start gap-3 leading-6">
                <Icon name="minus" className="mt-0.5 size-5 text-ink-faint" />
                {limitation}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
