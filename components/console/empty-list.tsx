import { buttonClass } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

type EmptyListProps = { icon: IconName; action?: { href: string; label: string } | null; children: string };

/** The message of an empty list, with an optional action. */
export function EmptyList({ icon, action, children }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line-strong/50 px-5 py-12 text-center text-ink-soft">
      <Icon name={icon} className="size-7 text-ink-faint" />
      <p className="max-w-full wrap-anywhere">{children}</p>
      {action && (
        <a href={action.href} className={buttonClass("secondary")}>
          {action.label}
        </a>
      )}
    </div>
  );
}
