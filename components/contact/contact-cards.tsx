import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { contactCards } from "@/lib/contact/cards";
import { contactWords } from "@/lib/contact/words";
import { localize } from "@/lib/site/current-language";

/** Other ways to contact us, next to the form. */
export async function ContactCards() {
  const { cards } = await localize(contactWords);
  return (
    <ul className="grid content-start self-start divide-y divide-line border-y border-line sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      {contactCards.map(({ key, icon, href, external }) => (
        <li key={key} className="flex gap-4 py-6">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
            <Icon name={icon} />
          </span>
          <div className="min-w-0">
            <h2 className="text-[1.0625rem] leading-6 font-semibold">{cards[key].title}</h2>
            <Lines lines={cards[key].lines} href={href} external={external} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines, href, external }: { lines: readonly string[]; href?: string; external?: boolean }) {
  const [first, ...rest] = lines;
  return (
    <>
      {href ? (
        <TextLink href={href} external={external}>
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
