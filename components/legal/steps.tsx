import { localize } from "@/lib/site/current-language";
import type { Translated } from "@/lib/site/language";

interface Step {
  title: string;
  description: string;
}

/** Numbered steps, connected by a line. */
export async function Steps({ steps }: { steps: Translated<readonly Step[]> }) {
  const each = await localize(steps);
  return (
    <ol className="legal-wide mt-6">
      {each.map(({ title, description }, index) => (
        <li
          key={title}
          className="relative flex gap-4 pb-7 before:absolute before:top-9 before:bottom-1 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden print:break-inside-avoid"
        >
          <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-sm tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="pt-1 font-semibold text-ink">{title}</h3>
            <p className="mt-1 max-w-[60ch] leading-7">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
