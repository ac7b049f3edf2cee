import { cx } from "@/components/ui/cx";
import { deletionPicture } from "@/lib/pages/feature-pictures";

const reaches = { 1: "w-1/4 bg-accent", 2: "w-1/2 bg-line-strong", 3: "w-full bg-line-strong" } as const;

/** How long each kind of data lives. The bars are ordered, not to scale: 24 hours would not be seen. */
export function DeletionPicture() {
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-sunken p-4 sm:p-6">
      {deletionPicture.map(({ name, period, reach }) => (
        <div key={name}>
          <div className="flex items-baseline justify-between gap-3 text-[0.875rem] leading-5">
            <span className="font-medium">{name}</span>
            <span className="font-mono text-[0.8125rem] whitespace-nowrap text-ink-faint">{period}</span>
          </div>
          <div className="mt-2 h-2 rounded-full bg-line/70">
            <div className={cx("h-2 rounded-full forced-color-adjust-none", reaches[reach])} />
          </div>
        </div>
      ))}
    </div>
  );
}
