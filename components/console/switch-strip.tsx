import { Icon } from "@/components/ui/icon";
import { consoleCopy as copy } from "@/lib/console/words";

export interface SwitchedOn {
  label: string;
  href: string;
}

/** Says on every page what visitors are kept from or shown right now, so that nothing stays on by oversight. */
export function SwitchStrip({ switchedOn }: { switchedOn: readonly SwitchedOn[] }) {
  if (switchedOn.length === 0) return null;
  return (
    <section aria-label={copy.switchedOn} className="border-b border-review/30 bg-review-soft">
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-2 px-4 text-[0.9375rem] sm:px-6">
        <Icon name="alert-triangle" className="size-5 text-review" />
        <span className="font-semibold text-review">{copy.switchedOn}:</span>
        {switchedOn.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center px-1 font-medium underline decoration-review/40 underline-offset-4 hover:decoration-current"
          >
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}
