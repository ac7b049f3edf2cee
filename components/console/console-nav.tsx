import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { consoleCopy as copy } from "@/lib/console/words";
import { casePaths, consolePaths, webhookPaths } from "@/lib/site/paths";
import { NavItem } from "./nav-item";

export interface NavCounts {
  privacy: number;
  messages: number;
  outbox: number;
  webhooks: number;
  incidents: number;
}

type Section = { name: keyof typeof copy.sections; href: string; icon: IconName };

const sections: readonly Section[] = [
  { name: "overview", href: consolePaths.overview, icon: "activity" },
  { name: "privacy", href: casePaths.queue, icon: "scale" },
  { name: "messages", href: consolePaths.messages, icon: "inbox" },
  { name: "outbox", href: consolePaths.outbox, icon: "mail" },
  { name: "webhooks", href: webhookPaths.list, icon: "webhook" },
  { name: "incidents", href: consolePaths.incidents, icon: "alert-triangle" },
  { name: "settings", href: consolePaths.settings, icon: "sliders" },
  { name: "audit", href: consolePaths.audit, icon: "book" },
];

/** The sections, each with how much waits in it, and the way out for every browser at once. */
export function ConsoleNav({ counts }: { counts: NavCounts }) {
  return (
    <nav aria-label={copy.nav} className="console-nav">
      <ul className="grid gap-0.5">
        {sections.map(({ name, href, icon }) => {
          const count = name in counts ? counts[name as keyof NavCounts] : 0;
          return (
            <li key={name}>
              <NavItem href={href}>
                <Icon name={icon} className="size-5 shrink-0" />
                <span className="grow">{copy.sections[name]}</span>
                {count > 0 && (
                  <span className="rounded-md bg-review-soft px-1.5 text-[0.8125rem] leading-6 font-semibold text-review tabular-nums ring-1 ring-review/25 ring-inset">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">({copy.waiting(count)})</span>
                  </span>
                )}
              </NavItem>
            </li>
          );
        })}
      </ul>
      <form method="post" action={consolePaths.signOutEverywhere} className="mt-4 border-t border-line pt-3">
        <Button type="submit" variant="ghost" className="w-full justify-start text-ink-soft">
          {copy.signOutEverywhere}
        </Button>
      </form>
    </nav>
  );
}
