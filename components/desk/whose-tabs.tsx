import { FilterTabs } from "@/components/console/filter-tabs";
import { type AssigneeFilter, whoseFilters } from "@/lib/desk/whose";
import { deskWords } from "@/lib/desk/words";

const copy = deskWords.whose;

type WhoseTabsProps = {
  current: AssigneeFilter;
  /** The operator token has no assignments. */
  isPerson: boolean;
  href: (whose: AssigneeFilter) => string;
};

/** Tabs: all, the viewer's own, or unassigned. */
export function WhoseTabs({ current, isPerson, href }: WhoseTabsProps) {
  const shown = whoseFilters.filter((whose) => whose !== "mine" || isPerson);
  return (
    <FilterTabs
      label={copy.label}
      tabs={shown.map((whose) => ({
        label: copy[whose],
        href: href(whose),
        current: whose === current,
      }))}
    />
  );
}
