import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { consoleWords as words } from "@/lib/console/words";
import { mayDo, type Right, type Role } from "@/lib/platform/rights";
import { casePaths, consolePaths, peoplePaths, webhookPaths } from "@/lib/site/paths";
import { NavItem } from "./nav-item";

export interface NavCounts {
  privacy: number;
  messages: number;
  outbox: number;
  webhooks: number;
  incidents: number;
}

type Section = { name: keyof typeof words.sections; href: string; icon: IconName; right: Right | null };

const groups: Record<keyof typeof words.groups, readonly Section[]> = {
  work: [
    { name: "overview", href: consolePaths.overview, icon: "activity", right: null },
    { name: "privacy", href: casePaths.queue, icon: "scale", right: "cases:read" },
    { name: "messages", href: consolePaths.messages, icon: "inbox", right: "messages:read" },
  ],
  site: [
    { name: "incidents", href: consolePaths.incidents, icon: "alert-triangle", right: "incidents:read" },
    { name: "settings", href: consolePaths.settings, icon: "sliders", right: "settings:read" },
    { name: "outbox", href: consolePaths.outbox, icon: "mail", right: "mail:read" },
    { name: "webhooks", href: webhookPaths.list, icon: "webhook", right: "webhooks:read" },
  ],
  team: [
    { name: "audit", href: consolePaths.audit, icon: "book", right: "audit:read" },
    { name: "people", href: peoplePaths.people, icon: "users", right: "people:write" },
    { name: "tokens", href: peoplePaths.tokens, icon: "key", right: "tokens:write" },
    { name: "account", href: peoplePaths.account, icon: "fingerprint", right: null },
  ],
};

/** The sections that a role may see, each with how much waits in it, and the way out for every browser at once. */
export function ConsoleNav({ counts, role }: { counts: NavCounts; role: Role }) {
  const label = useId();
  return (
    <nav aria-label={words.nav} className="console-nav grid gap-4">
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <div key={group}>
          <p
            id={`${label}-${group}`}
            className="mb-1 px-3 text-[0.8125rem] leading-5 font-semibold tracking-normal text-ink-faint"
          >
            {words.groups[group]}
          </p>
          <ul aria-labelledby={`${label}-${group}`} className="grid gap-0.5">
            {groups[group]
              .filter(({ right }) => right === null || mayDo(role, right))
              .map((section) => (
                <NavLine key={section.name} section={section} counts={counts} />
              ))}
          </ul>
        </div>
      ))}
      <form method="post" action={consolePaths.signOutEverywhere} className="border-t border-line pt-3">
        <Button type="submit" variant="ghost" className="w-full justify-start text-ink-soft">
          {words.signOutEverywhere}
        </Button>
      </form>
    </nav>
  );
}

function NavLine({ section: { name, href, icon }, counts }: { section: Section; counts: NavCounts }) {
  const count = name in counts ? counts[name as keyof NavCounts] : 0;
  return (
    <li>
      <NavItem href={href}>
        <Icon name={icon} className="size-5 shrink-0" />
        <span className="grow">{words.sections[name]}</span>
        {count > 0 && (
          <span className="rounded-md bg-review-soft px-1.5 text-[0.8125rem] leading-6 font-semibold text-review tabular-nums ring-1 ring-review/25 ring-inset">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">({words.waiting(count)})</span>
          </span>
        )}
      </NavItem>
    </li>
  );
}
