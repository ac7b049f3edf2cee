import { Badge } from "@/components/ui/badge";
import { overviewCopy as copy } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/paths";
import { moment } from "@/lib/status/formats";
import { actorName } from "./parts";

type SwitchState = {
  key: string;
  title: string;
  on: boolean;
  detail: string | null;
  updatedAt: Date;
  updatedBy: string;
};

/** The switches that visitors notice, and who last touched each. */
export function SwitchList({ switches }: { switches: readonly SwitchState[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {switches.map(({ key, title, on, detail, updatedAt, updatedBy }) => (
        <li key={key}>
          <a
            href={consolePaths.setting(key)}
            className="flex items-start gap-4 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <span className="min-w-0 grow">
              <span className="block leading-6 font-medium">{title}</span>
              {on && detail && <span className="block truncate text-[0.9375rem] leading-6">{detail}</span>}
              <span className="block text-[0.875rem] leading-5 text-ink-faint">
                {copy.changed(moment(updatedAt.toISOString()), actorName(updatedBy))}
              </span>
            </span>
            <Badge tone={on ? "review" : "neutral"} className="mt-0.5">
              {on ? copy.on : copy.off}
            </Badge>
          </a>
        </li>
      ))}
    </ul>
  );
}
