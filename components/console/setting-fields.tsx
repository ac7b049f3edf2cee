import type { ReactNode } from "react";
import { CheckboxField, RadioCards, SelectField, TextArea, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { errorOf } from "@/lib/auth/forms/form-draft";
import type { SettingField } from "@/lib/settings/define-setting";
import { MomentField } from "./moment-field";
import { NewPasscode } from "./new-passcode";

type SettingFieldsProps = {
  fields: Record<string, SettingField>;
  /** The stored setting, which decides some hints. */
  value: object;
  form: { values: Record<string, string>; fields: Record<string, string> };
  now: Date;
};

const withoutSpellcheck = { spellCheck: false, autoCapitalize: "none" } as const;

type OneProps = Omit<SettingFieldsProps, "fields"> & { name: string; field: SettingField };

function Field({ name, field, value, form, now }: OneProps) {
  const typedValue = form.values[name] ?? "";
  const hint = typeof field.hint === "function" ? field.hint(value) : field.hint;
  const common = { name, label: field.label, hint, error: errorOf(form.fields, name) };
  switch (field.kind) {
    case "check": {
      const label = field.strong ? <span className="font-medium">{field.label}</span> : field.label;
      return <CheckboxField {...common} label={label} defaultChecked={typedValue === "on"} />;
    }
    case "text": {
      const { optional, required, maxLength, isAddress } = field;
      const native = { optional, required, maxLength, ...(isAddress && withoutSpellcheck) };
      return <TextField {...common} {...native} defaultValue={typedValue} />;
    }
    case "area":
      return <TextArea {...common} rows={field.rows} defaultValue={typedValue} />;
    case "lines":
      return (
        <TextArea
          {...common}
          {...withoutSpellcheck}
          rows={field.rows}
          className="font-mono text-[0.9375rem]"
          defaultValue={typedValue}
        />
      );
    case "select":
      return <SelectField {...common} options={field.options} defaultValue={typedValue} />;
    case "moment":
      return <MomentField {...common} defaultValue={typedValue} now={now} />;
    case "secret":
      return <NewPasscode {...common} labels={field.words} />;
    case "radio": {
      const cards = <RadioCards {...common} options={field.options} defaultValue={typedValue} />;
      if (!field.notice) return cards;
      return (
        <div className="grid gap-4">
          {cards}
          <Notice tone="warning" title={field.notice.title}>
            {field.notice.text}
          </Notice>
        </div>
      );
    }
  }
}

const layouts = { beside: "grid grid-cols-1 gap-6 sm:grid-cols-2", below: "grid grid-cols-1 gap-2" } as const;

/** Fields in order, each grouped with those that belong to it. */
function groupFields(fields: Record<string, SettingField>): [string, SettingField][][] {
  const groups: [string, SettingField][][] = [];
  for (const entry of Object.entries(fields)) {
    if (entry[1].joins) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export function SettingFields({ fields, ...rest }: SettingFieldsProps): ReactNode {
  return groupFields(fields).map((group) => {
    const fieldElements = group.map(([name, field]) => (
      <Field key={name} name={name} field={field} {...rest} />
    ));
    const joins = group[1]?.[1].joins;
    if (!joins) return fieldElements;
    return (
      <div key={group[0]?.[0]} className={layouts[joins]}>
        {fieldElements}
      </div>
    );
  });
}
