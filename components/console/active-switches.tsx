import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { consoleWords as words } from "@/lib/console/words";

export interface ActiveSwitch {
  label: string;
  href: string;
  closesSite: boolean;
}

const looks = {
  closed: {
    frame: "border-review/30 bg-review-soft",
    label: "text-review",
    icon: "lock",
    link: "decoration-review/40",
  },
  on: {
    frame: "border-line bg-sunken",
    label: "text-ink-soft",
    icon: "info",
    link: "decoration-line-strong",
  },
} as const;

/** The active switches, on every page. Only those that close the site look like warnings. */
export function ActiveSwitches({ switchedOn }: { switchedOn: readonly ActiveSwitch[] }) {
  if (switchedOn.length === 0) return null;
  const isClosed = switchedOn.some(({ closesSite }) => closesSite);
  const look = isClosed ? looks.closed : looks.on;
  return (
    <section aria-label={words.switchedOn} className={cx("border-b", look.frame)}>
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-2 px-4 text-[0.9375rem] sm:px-6">
        <Icon name={look.icon} className={cx("size-5", look.label)} />
        <span className={cx("font-semibold", look.label)}>{words.switchedOn}:</span>
        {switchedOn.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className={cx(
              "inline-flex min-h-11 items-center px-1 font-medium underline underline-offset-4 hover:decoration-current",
              look.link,
            )}
          >
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}
