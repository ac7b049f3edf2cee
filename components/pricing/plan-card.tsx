import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";

type PlanCardProps = {
  name: string;
  words: { price: string; description: string; cta: string; features: Readonly<Record<string, string>> };
  limitations?: { title: string; items: readonly string[] };
  /** The address of the plan's button. */
  href: string;
  primary?: boolean;
  note?: ReactNode;
  className?: string;
};

export function PlanCard(props: PlanCardProps) {
  const { name, words, limitations, href, primary = false, note, className } = props;
  return (
    <article
      className={cx("flex flex-col p-6 sm:p-10 lg:row-span-6 lg:grid lg:grid-rows-subgrid", className)}
    >
      <h3 className="text-heading">{name}</h3>
      <p className="mt-3 text-title">{words.price}</p>
      <p className="mt-4 max-w-md text-ink-soft">{words.description}</p>
      <ButtonLink
        href={href}
        size="lg"
        variant={primary ? "primary" : "secondary"}
        className="mt-7 w-full sm:w-auto sm:self-start lg:justify-self-start"
      >
        {words.cta}
      </ButtonLink>
      {note}
      <div>
        <ul className="check-list mt-8 grid gap-3 border-t border-line pt-8 leading-6">
          {Object.values(words.features).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {limitations && (
          <>
            <p className="mt-8 text-[0.875rem] leading-6 font-medium text-ink-faint">{limitations.title}</p>
            <ul className="mt-2 grid gap-2 text-ink-soft">
              {limitations.items.map((limitation) => (
                <li key={limitation} className="flex items-start gap-3 leading-6">
                  <Icon name="minus" className="mt-1 size-4 text-ink-faint" />
                  {limitation}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}
