import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { type SectionName, sections } from "@/lib/console/sections";
import { consoleWords as words } from "@/lib/console/words";
import { hasRight, type Role } from "@/lib/platform/rights";
import { consolePaths } from "@/lib/site/paths";
import { NavItem } from "./nav-item";

export interface NavCounts {
  privacy: number;
  messages: number;
  outbox: number;
  webhooks: number;
  incidents: number;
}

const icons: Record<SectionName, IconName> = {
  overview: "activity",
  privacy: "scale",
  messages: "inbox",
  incidents: "alert-triangle",
  settings: "sliders",
  outbox: "mail",
  webhooks: "webhook",
  audit: "book",
  people: "users",
  tokens: "key",
  account: "fingerprint",
  handbook: "compass",
};

/** The sections that a role may see, with their counts of items that need attention, and signing out of all browsers. */
export function ConsoleNav({ counts, role }: { counts: NavCounts; role: Role }) {
  const label = useId();
  const seen = (Object.keys(sections) as (keyof typeof sections)[])
    .map((group) => ({
      group,
      lines: sections[group].filter(({ right }) => right === null || hasRight(role, right)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <nav aria-label={words.nav} className="console-nav grid gap-4">
      {seen.map(({ group, lines }) => (
        <div key={group}>
          <p
            id={`${label}-${group}`}
            className="mb-1 px-3 text-[0.8125rem] leading-5 font-semibold tracking-normal text-ink-faint"
          >
            {words.groups[group]}
          </p>
          <ul aria-labelledby={`${label}-${group}`} className="grid gap-0.5">
            {lines.map(({ name, href }) => (
              <NavLine key={name} name={name} href={href} counts={counts} />
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

type NavLineProps = { name: SectionName; href: string; counts: NavCounts };

function NavLine({ name, href, counts }: NavLineProps) {
  const count = name in counts ? counts[name as keyof NavCounts] : 0;
  return (
    <li>
      <NavItem href={href}>
        <Icon name={icons[name]} className="size-5 shrink-0" />
        <span className="grow">{words.sections[name]}</span>
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
