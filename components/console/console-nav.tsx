import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type SectionName, sections } from "@/lib/console/sections";
import { consoleWords as words } from "@/lib/console/words";
import { hasRight, type Role } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/staff-paths";
import { NavItem } from "./nav-item";

export interface NavCounts {
  privacy: number;
  messages: number;
  outbox: number;
  webhooks: number;
  incidents: number;
}

/** The sections that a role may see, with their counts of items that need attention, and signing out of all browsers. */
export function ConsoleNav({ counts, role }: { counts: NavCounts; role: Role }) {
  const label = useId();
  const names = (Object.keys(sections) as SectionName[]).filter((name) => {
    const { right } = sections[name];
    return right === null || hasRight(role, right);
  });
  const visibleGroups = (Object.keys(words.groups) as (keyof typeof words.groups)[])
    .map((group) => ({ group, lines: names.filter((name) => sections[name].group === group) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <nav aria-label={words.nav} className="console-nav grid gap-4">
      {visibleGroups.map(({ group, lines }) => (
        <div key={group}>
          <p
            id={`${label}-${group}`}
            className="mb-1 px-3 text-[0.8125rem] leading-5 font-semibold tracking-normal text-ink-faint"
          >
            {words.groups[group]}
          </p>
          <ul aria-labelledby={`${label}-${group}`} className="grid gap-0.5">
            {lines.map((name) => (
              <NavLine key={name} name={name} counts={counts} />
            ))}
          </ul>
        </div>
      ))}
      <form method="post" action={consolePaths.signOutEverywhere} className="border-t border-line pt-3">
        <Button type="submit" variant="ghost" className="w-full justify-start px-3 text-ink-soft">
          {words.signOutEverywhere}
        </Button>
      </form>
    </nav>
  );
}

function NavLine({ name, counts }: { name: SectionName; counts: NavCounts }) {
  const { title, icon, href } = sections[name];
  const count = name in counts ? counts[name as keyof NavCounts] : 0;
  return (
    <li>
      <NavItem href={href}>
        <Icon name={icon} className="size-5 shrink-0" />
        <span className="grow">{title}</span>
        {count > 0 && (
          <span className="rounded-md bg-review-soft px-1.5 text-[0.8125rem] leading-6 font-semibold text-review tabular-nums ring-1 ring-review/25 ring-inset">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">({words.needAttention(count)})</span>
          </span>
        )}
      </NavItem>
    </li>
  );
}
