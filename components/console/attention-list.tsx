import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/icon";
import { overviewWords as words } from "@/lib/console/words";

export interface AttentionItem {
  text: string;
  href: string;
  icon: IconName;
  tone: "flagged" | "review" | "neutral";
}

const tones = { flagged: "text-flagged", review: "text-review", neutral: "text-ink-soft" } as const;

type AttentionListProps = {
  items: readonly AttentionItem[];
  /** Whether nothing else on the page needs attention. */
  hasNoProblems: boolean;
};

/** Items that need attention, most urgent first. Each links to the page where it is handled. */
export function AttentionList({ items, hasNoProblems }: AttentionListProps) {
  if (items.length === 0 && !hasNoProblems) return null;
  if (items.length === 0) {
    return (
      <div className="flex items-center gap-4 rounded-xl border border-allowed/30 bg-allowed-soft p-4">
        <Icon name="check-circle" className="size-6 shrink-0 text-allowed" />
        <div>
          <p className="font-semibold text-allowed">{words.calm}</p>
          <p className="text-[0.9375rem] leading-6">{words.calmLead}</p>
        </div>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {items.map(({ text, href, icon, tone }) => (
        <li key={text} data-item>
          <a href={href} className="flex min-h-14 items-center gap-3.5 px-4 py-2 hover:bg-sunken sm:px-5">
            <Icon name={icon} className={cx("size-5 shrink-0", tones[tone])} />
            <span className={cx("grow font-medium", tone === "flagged" && "text-flagged")}>{text}</span>
            <Icon name="chevron-right" className="size-5 shrink-0 text-ink-faint" />
          </a>
        </li>
      ))}
    </ul>
  );
}
