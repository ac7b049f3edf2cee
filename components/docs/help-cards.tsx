import { Icon } from "@/components/ui/icon";
import { NewTab } from "@/components/ui/new-tab";
import { Section } from "@/components/ui/section";
import { helpCards } from "@/lib/documentation/sections";
import { InlineMarkdown } from "./inline-markdown";

/** Where to go when the page did not answer. */
export function HelpCards() {
  return (
    <Section tone="sunken" title={helpCards.title} lead={helpCards.lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {helpCards.cards.map((card) => (
          <li key={card.title} className="flex flex-col rounded-xl border border-line bg-surface p-6">
            <Icon name={card.icon} className="size-5 text-accent" />
            <h3 className="mt-4 text-heading">{card.title}</h3>
            <p className="mt-2 grow text-ink-soft leading-7">
              <InlineMarkdown text={card.text} />
            </p>
            <a
              href={card.href}
              {...("external" in card && { target: "_blank", rel: "noopener" })}
              className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            >
              {card.label}
              {"external" in card && (
                <>
                  <Icon name="arrow-up-right" className="size-4" />
                  <NewTab />
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
