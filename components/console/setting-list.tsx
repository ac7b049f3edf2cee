import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { actorName } from "@/lib/console/words";
import { confirmPath, searchWords } from "@/lib/search/words";
import type { SettingState } from "@/lib/settings/list";
import { settingsWords as words } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { IfAllowed } from "./if-allowed";
import { TimedText } from "./moment";
import { toneOfSwitch } from "./overview-switches";

const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5";

/** Who changed it last, and when. */
function Changed({ state: { version, updatedAt, updatedBy } }: { state: SettingState }) {
  const text = words.version(version, exactTime(updatedAt), actorName(updatedBy));
  return (
    <p className="mt-1 text-[0.875rem] leading-5 text-ink-faint">
      <TimedText text={text} at={[updatedAt]} />
    </p>
  );
}

/** The links beside a setting: its changes in the audit, and its form. */
function Links({ name, title }: { name: string; title: string }) {
  return (
    <>
      <IfAllowed right="audit:read">
        <a
          href={consolePaths.settingHistory(name)}
          aria-label={`${words.history}: ${title}`}
          className={buttonClass("ghost")}
        >
          {words.history}
        </a>
      </IfAllowed>
      <a
        href={consolePaths.setting(name)}
        aria-label={`${words.edit}: ${title}`}
        className={buttonClass("secondary")}
      >
        {words.edit}
      </a>
    </>
  );
}

type SwitchProps = { state: SettingState; on: boolean };

/** The button of a switch. Closing the site needs a confirmation. */
function SwitchButton({ state, on }: SwitchProps) {
  const { key: name, title, version, closesSite } = state;
  const buttonLabel = on ? words.switchOff : words.switchOn;
  const label = on ? searchWords.commands.off(title) : searchWords.commands.on(title);
  if (closesSite && !on) {
    return (
      <a href={confirmPath(`${name}-enabled`)} aria-label={label} className={buttonClass("secondary")}>
        {buttonLabel}
      </a>
    );
  }
  return (
    <form method="post" action={consolePaths.switch}>
      <input type="hidden" name="key" value={name} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="to"
        value={on ? "disabled" : "enabled"}
        aria-label={label}
        variant={on ? "primary" : "secondary"}
      >
        {buttonLabel}
      </Button>
    </form>
  );
}

function Switch({ state, on }: SwitchProps) {
  const { key: name, title, detail, closesSite } = state;
  return (
    <li className={row}>
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-3 font-medium">
          {title}
          <Badge tone={toneOfSwitch(on, closesSite)}>{on ? words.on : words.off}</Badge>
        </p>
        {detail && <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-6 wrap-anywhere">{detail}</p>}
        <Changed state={state} />
      </div>
      <div className="flex flex-wrap gap-3">
        <IfAllowed right="settings:write">
          <SwitchButton state={state} on={on} />
        </IfAllowed>
        <Links name={name} title={title} />
      </div>
    </li>
  );
}

/** All settings with their state. Switches can be changed here, everything else through Edit. */
export function SettingList({ settings }: { settings: readonly SettingState[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {settings.map((state) =>
        state.on === null ? (
          <li key={state.key} className={row}>
            <div className="min-w-0 basis-72 grow">
              <p className="font-medium">{state.title}</p>
              <p className="mt-1 text-[0.9375rem] leading-6 break-all text-ink-soft">{state.detail}</p>
              <Changed state={state} />
            </div>
            <div className="flex flex-wrap gap-3">
              <Links name={state.key} title={state.title} />
            </div>
          </li>
        ) : (
          <Switch key={state.key} state={state} on={state.on} />
        ),
      )}
    </ul>
  );
}
