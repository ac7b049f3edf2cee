import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FileField } from "@/components/ui/field";
import { errorOf } from "@/lib/auth/forms/form-draft";
import type { KeyedSetting } from "@/lib/settings";
import { type FilePart, fileFields, themes } from "@/lib/settings/define-setting";
import type { SettingForm } from "@/lib/settings/page";
import { consolePaths } from "@/lib/site/staff-paths";
import { SettingFields } from "./setting-fields";

type SettingFileFormsProps = {
  setting: KeyedSetting;
  file: FilePart;
  form: SettingForm;
  value: object;
  now: Date;
};

/** Separate forms for each way to change such a setting: a file for each theme, a value, or none. */
export function SettingFileForms({ setting, file, form, value, now }: SettingFileFormsProps) {
  const { version, fields } = form;
  const save = consolePaths.save(consolePaths.setting(setting.key));
  const hasFile = Object.values(value).some((held) => held !== null);
  return (
    <Card className="grid gap-8 p-5 sm:p-6">
      {themes.map((theme) => {
        const { title, file: label, hint, upload } = file.form.uploads[theme];
        return (
          <form
            key={theme}
            method="post"
            action={`${consolePaths.uploadSetting(setting.key)}?version=${version}&theme=${theme}`}
            encType="multipart/form-data"
            className="grid gap-4 not-first:border-t not-first:border-line not-first:pt-6"
          >
            <h2 className="text-heading">{title}</h2>
            <FileField
              name={fileFields[theme]}
              label={label}
              hint={hint}
              accept={file.accept.join(",")}
              required
              error={errorOf(fields, fileFields[theme])}
            />
            <Button
              type="submit"
              variant={theme === "light" ? undefined : "secondary"}
              className="justify-self-start"
            >
              {upload}
            </Button>
          </form>
        );
      })}
      <form method="post" action={save} className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-heading">{file.form.valueTitle}</h2>
        <input type="hidden" name="version" value={version} />
        <SettingFields fields={setting.fields} value={value} form={form} now={now} />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {file.form.use}
        </Button>
      </form>
      {hasFile && (
        <form method="post" action={save} className="grid gap-4 border-t border-line pt-6">
          <h2 className="text-heading">{file.form.resetTitle}</h2>
          <input type="hidden" name="version" value={version} />
          {Object.keys(setting.fields).map((name) => (
            <input key={name} type="hidden" name={name} value="" />
          ))}
          <Button type="submit" variant="danger" className="justify-self-start">
            {file.form.reset}
          </Button>
        </form>
      )}
    </Card>
  );
}
