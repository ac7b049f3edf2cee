import { cx } from "@/components/ui/cx";
import { deletionBarLengths } from "@/lib/pages/feature-pictures";
import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

const reaches = { 1: "w-1/4 bg-accent", 2: "w-1/2 bg-line-strong", 3: "w-full bg-line-strong" } as const;

/** The retention of each kind of data. The bars are ordered but not to scale, because 24 hours would be invisible. */
export async function DeletionPicture() {
  const { deletion } = (await localize(featuresWords)).pictures;
  const kinds = Object.keys(deletionBarLengths) as (keyof typeof deletionBarLengths)[];
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-sunken p-4 sm:p-6">
      {kinds.map((kind) => (
        <div key={kind}>
          <div className="flex items-baseline justify-between gap-3 text-[0.875rem] leading-5">
            <span className="font-medium">{deletion[kind].name}</span>
            <span className="font-mono text-[0.8125rem] whitespace-nowrap text-ink-faint">
              {deletion[kind].period}
            </span>
          </div>
          <div className="mt-2 h-2 rounded-full bg-line/70">
            <div
              className={cx("h-2 rounded-full forced-color-adjust-none", reaches[deletionBarLengths[kind]])}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
