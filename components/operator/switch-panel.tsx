import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { settingsCopy as copy, logoCopy, switchNames } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";
import { moment } from "@/lib/status/format";
import { actorName } from "./actor-names";

type SwitchState = {
  key: keyof typeof switchNames;
  on: boolean;
  detail: string | null;
  version: number;
  updatedAt: Date;
  updatedBy: string;
};

const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5";

function Switch({ state }: { state: SwitchState }) {
  const { key: name, on, detail, version, updatedAt, updatedBy } = state;
  const press = on ? copy.switchOff : copy.switchOn;
  return (
    <li className={row}>
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-3 font-medium">
          {switchNames[name]}
          <Badge tone={on ? "review" : "neutral"}>{on ? copy.on : copy.off}</Badge>
        </p>
        {detail && <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-6 wrap-anywhere">{detail}</p>}
        <p className="mt-1 text-[0.875rem] leading-5 text-ink-faint">
          {copy.version(version, moment(updatedAt.toISOString()), actorName(updatedBy))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <form method="post" action={consolePaths.switch}>
          <input type="hidden" name="key" value={name} />
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            name="to"
            value={on ? "disabled" : "enabled"}
            aria-label={`${press}: ${switchNames[name]}`}
            variant={on ? "primary" : "secondary"}
          >
            {press}
          </Button>
        </form>
        <a
          href={consolePaths[name]}
          aria-label={`${copy.edit}: ${switchNames[name]}`}
          className={buttonClass("secondary")}
        >
          {copy.edit}
        </a>
      </div>
    </li>
  );
}

/** Every setting with its state: the switches can be pressed here, everything else is behind Edit. */
export function SwitchPanel({
  switches,
  logoUrl,
}: {
  switches: readonly SwitchState[];
  logoUrl: string | null;
}) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {switches.map((one) => (
        <Switch key={one.key} state={one} />
      ))}
      <li className={row}>
        <div className="min-w-0 basis-72 grow">
          <p className="font-medium">{logoCopy.title}</p>
          <p className="mt-1 text-[0.9375rem] leading-6 break-all text-ink-soft">
            {logoUrl ?? logoCopy.builtIn}
          </p>
        </div>
        <a
          href={consolePaths.logo}
          aria-label={`${copy.edit}: ${logoCopy.title}`}
          className={buttonClass("secondary")}
        >
          {copy.edit}
        </a>
      </li>
    </ul>
  );
}
