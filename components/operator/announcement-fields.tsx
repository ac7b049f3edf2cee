import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { errorOf } from "@/lib/console/typed-form";
import { lengths } from "@/lib/platform/forms/lengths";
import { announcementTypes } from "@/lib/settings/announcement";
import { announcementCopy as copy } from "@/lib/settings/words";
import type { FormState } from "./setting-screen";
import { UtcField } from "./utc-field";

const types = announcementTypes.map((value) => ({ value, label: copy.types[value] }));

export function AnnouncementFields({ form: { values, fields }, now }: { form: FormState; now: Date }) {
  return (
    <>
      <CheckboxField
        name="enabled"
        label={<span className="font-medium">{copy.enabled}</span>}
        defaultChecked={values.enabled === "on"}
        error={errorOf(fields, "enabled")}
      />
      <TextArea
        name="message"
        label={copy.message}
        rows={2}
        defaultValue={values.message}
        error={errorOf(fields, "message")}
      />
      <SelectField
        name="type"
        label={copy.type}
        options={types}
        defaultValue={values.type}
        error={errorOf(fields, "type")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="link"
          label={copy.link}
          hint={copy.linkHint}
          optional
          maxLength={lengths.link}
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={values.link}
          error={errorOf(fields, "link")}
        />
        <TextField
          name="linkText"
          label={copy.linkText}
          hint={copy.linkTextHint}
          optional
          maxLength={lengths.announcementLinkText}
          defaultValue={values.linkText}
          error={errorOf(fields, "linkText")}
        />
      </div>
      <div className="grid gap-2">
        <UtcField
          name="expiresAt"
          label={copy.expiresAt}
          hint={copy.expiresHint}
          value={values.expiresAt ?? ""}
          error={errorOf(fields, "expiresAt")}
          now={now}
        />
        <CheckboxField
          name="dismissible"
          label={copy.dismissible}
          defaultChecked={values.dismissible === "on"}
          error={errorOf(fields, "dismissible")}
        />
      </div>
    </>
  );
}
