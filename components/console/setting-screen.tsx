import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { actorName } from "@/lib/console/words";
import { anySetting } from "@/lib/settings";
import type { SettingPage } from "@/lib/settings/page";
import { settingsWords } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";
import { consolePaths } from "@/lib/site/staff-paths";
import { ConsoleHead } from "./console-head";
import { FlashNotice } from "./flash-notice";
import { IfAllowed } from "./if-allowed";
import { TimedText } from "./moment";
import { previewOf } from "./previews/setting-previews";
import { SettingFields } from "./setting-fields";
import { SettingFileForms } from "./setting-file-forms";
import { SettingTabs } from "./setting-tabs";
import { StaleNotice } from "./stale-notice";

type SettingViewProps = Omit<SettingPage, "flash">;

function Form({ settingKey, value, form, now }: SettingViewProps) {
  const setting = anySetting(settingKey);
  if (setting.file) {
    return (
      <IfAllowed right="settings:write">
        <SettingFileForms setting={setting} file={setting.file} form={form} value={value} now={now} />
      </IfAllowed>
    );
  }
  const { fields, footnote } = setting;
  const save = consolePaths.save(consolePaths.setting(settingKey));
  return (
    <Card className="p-5 sm:p-6">
      <form id={settingKey} method="post" action={save} className="grid grid-cols-1 gap-6">
        <input type="hidden" name="version" value={form.version} />
        <SettingFields fields={fields} value={value} form={form} now={now} />
        {footnote && (
          <p className="text-[0.9375rem] leading-6 text-ink-soft">
            {footnote.text}{" "}
            <a
              href={footnote.href}
              className="font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            >
              {footnote.label}
            </a>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
          <IfAllowed right="settings:write">
            <Button type="submit" size="lg">
              {settingsWords.save}
            </Button>
          </IfAllowed>
          <p className="text-[0.875rem] leading-5 text-ink-faint">
            <TimedText
              text={settingsWords.version(
                form.version,
                exactTime(new Date(form.changedAt)),
                actorName(form.changedBy),
              )}
              at={[form.changedAt]}
            />
          </p>
        </div>
      </form>
    </Card>
  );
}

/** A preview of what visitors will see, for settings that have one. */
function Preview({ settingKey, value, form, now }: SettingViewProps) {
  const preview = previewOf(settingKey);
  if (!preview) return null;
  return (
    <section aria-labelledby="preview" className="xl:sticky xl:top-6">
      <h2 id="preview" className="mb-3 text-heading">
        {settingsWords.preview.title}
      </h2>
      {preview({ formId: settingKey, initial: form.values, value, now })}
    </section>
  );
}

export function SettingScreen({ flash, ...page }: SettingPage) {
  const { settingKey, form } = page;
  const { title, lead, fields } = anySetting(settingKey);
  const { stale, changedAt, changedBy } = form;
  return (
    <>
      <SettingTabs current={settingKey} />
      {stale ? (
        <StaleNotice differences={stale} fields={fields} changedAt={changedAt} changedBy={changedBy} />
      ) : (
        <FlashNotice flash={flash} />
      )}
      <ConsoleHead title={title} lead={lead} />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Form {...page} />
        <Preview {...page} />
      </div>
    </>
  );
}
