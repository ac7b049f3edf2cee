import { Icon, type IconName } from "@/components/ui/icon";

/** What a list shows when nothing is in it. */
export function Empty({ icon, children }: { icon: IconName; children: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line-strong/50 px-5 py-12 text-center text-ink-soft">
      <Icon name={icon} className="size-7 text-ink-faint" />
      <p>{children}</p>
    </div>
  );
}
