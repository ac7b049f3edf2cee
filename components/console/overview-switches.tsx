import { Badge, type Tone } from "@/components/ui/badge";
import { actorName, overviewWords as words } from "@/lib/console/words";
import type { SwitchState } from "@/lib/settings/list";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { TimedText } from "./moment";

/** "On" looks like a warning only if it closes the site. */
export const toneOfSwitch = (on: boolean, closesSite: boolean): Tone => {
  if (!on) return "neutral";
  return closesSite ? "review" : "accent";
};

/** The switches that visitors notice, and who last changed each. */
export function OverviewSwitches({ switches }: { switches: readonly SwitchState[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {switches.map(({ key, title, on, closesSite, detail, updatedAt, updatedBy }) => (
        <li key={key}>
          <a
            href={consolePaths.setting(key)}
            className="flex items-start gap-4 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <span className="min-w-0 grow">
              <span className="block leading-6 font-medium">{title}</span>
              {on && detail && (
                <span className="line-clamp-2 text-[0.9375rem] wrap-anywhere leading-6">{detail}</span>
              )}
              <span className="block text-[0.875rem] leading-5 text-ink-faint">
                <TimedText
                  text={words.changed(exactTime(updatedAt), actorName(updatedBy))}
                  at={[updatedAt]}
                />
              </span>
            </span>
            <Badge tone={toneOfSwitch(on, closesSite)} className="mt-0.5">
              {on ? words.on : words.off}
            </Badge>
          </a>
        </li>
      ))}
    </ul>
  );
}
