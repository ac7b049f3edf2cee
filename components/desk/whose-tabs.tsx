import { FilterTabs } from "@/components/console/filter-tabs";
import { type AssigneeFilter, whoseFilters } from "@/lib/desk/whose";
import { deskWords } from "@/lib/desk/words";

const copy = deskWords.whose;

type WhoseTabsProps = {
  current: AssigneeFilter;
  /** Who is nobody in particular has nothing of their own. */
  isPerson: boolean;
  href: (whose: AssigneeFilter) => string;
};

/** Everybody's work, one's own, or nobody's. */
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
