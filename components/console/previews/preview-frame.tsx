import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { settingsWords } from "@/lib/settings/words";

const { preview } = settingsWords;

/** Frames a preview like a window, and says whether visitors see it now. */
export function PreviewFrame({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <div>
      <div
        className={cx(
          "overflow-hidden rounded-xl border bg-canvas",
          on ? "border-line-strong" : "border-dashed border-line-strong/60",
        )}
      >
        <div aria-hidden="true" className="flex gap-1.5 border-b border-line bg-sunken px-3.5 py-2.5">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-2 rounded-full bg-line-strong/50" />
          ))}
        </div>
        {children}
      </div>
      <p className="mt-2 text-[0.875rem] leading-5 text-ink-faint">
        {on ? preview.on : preview.off} <span className="needs-js">{preview.live}</span>
      </p>
    </div>
  );
}
