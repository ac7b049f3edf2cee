import { buttonClass } from "@/components/ui/button";

type FilterTabsProps = {
  label: string;
  tabs: readonly { label: string; href: string; current: boolean; count?: number }[];
};

/** Tabs that filter a list, with optional counts. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ label: name, href, current, count }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className={buttonClass(current ? "secondary" : "ghost")}
            >
              {name}
              {count !== undefined && (
                <span className="font-normal text-ink-faint tabular-nums">{count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
