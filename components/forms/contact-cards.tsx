import { Icon } from "@/components/ui/icon";
import { type ContactCard, contactCards } from "@/lib/contact/words";
import { TextLink } from "./text-link";

/** The other ways in, beside the form. */
export function ContactCards() {
  return (
    <ul className="grid content-start divide-y divide-line border-y border-line sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      {contactCards.map((card) => (
        <li key={card.title} className="flex gap-4 py-6">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
            <Icon name={card.icon} />
          </span>
          <div className="min-w-0">
            <h2 className="text-[1.0625rem] leading-6 font-semibold">{card.title}</h2>
            <Lines card={card} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Lines({ card }: { card: ContactCard }) {
  const [first, ...rest] = card.lines;
  return (
    <>
      {card.href ? (
        <TextLink href={card.href} external={card.external}>
          {first}
        </TextLink>
      ) : (
        <p className="mt-2 font-medium">{first}</p>
      )}
      {rest.map((line) => (
        <p key={line} className="text-[0.9375rem] leading-6 text-ink-soft">
          {line}
        </p>
      ))}
    </>
  );
}
