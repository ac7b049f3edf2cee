import { FilterTabs } from "@/components/console/filter-tabs";
import { type AssigneeFilter, assigneeFilters } from "@/lib/desk/assignee-filter";
import { deskWords } from "@/lib/desk/words";

const words = deskWords.assigneeFilter;

type AssigneeTabsProps = {
  current: AssigneeFilter;
  /** The operator token has no assignments. */
  isPerson: boolean;
  href: (assignee: AssigneeFilter) => string;
};

/** Tabs: all, the viewer's own, or unassigned. */
export function AssigneeTabs({ current, isPerson, href }: AssigneeTabsProps) {
  const offeredFilters = assigneeFilters.filter((assignee) => assignee !== "mine" || isPerson);
  return (
    <FilterTabs
      label={words.label}
      tabs={offeredFilters.map((assignee) => ({
        label: words[assignee],
        href: href(assignee),
        current: assignee === current,
      }))}
    />
  );
}
