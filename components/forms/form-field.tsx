import type { ComponentType, ReactNode } from "react";
import { CheckboxField, RadioCards, SelectField, TextArea, TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { saysOptional } from "@/lib/platform/forms/rules";
import type { FieldSpec } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { localize } from "@/lib/site/current-language";
import { LiveFieldError } from "./live-field-error";
import { RichTextLine } from "./rich-text-line";

export type PasswordProps = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  errorSlot?: ReactNode;
  required?: boolean;
  autoComplete: string;
  minLength?: number;
};

export type FormFieldProps = {
  field: FieldSpec;
  value: string | undefined;
  error: string | undefined;
  /** Passed in by pages that have a password field, so that other pages don't load its script. */
  password?: ComponentType<PasswordProps>;
};

/**
 * The control of a field. Long text has no maxlength, because browsers would silently cut pasted text; the form shows
 * an error instead.
 */
export async function FormField({ field, value, error, password: Password }: FormFieldProps) {
  const words = (await localize(platformWords)).form;
  const { kind, name, label, hint, required } = field;
  const optional = saysOptional(field) && words.optional;
  const icon = <Icon name="alert-circle" className="mt-0.5 size-4" />;
  const commonProps = {
    name,
    label,
    hint,
    error,
    required,
    errorSlot: <LiveFieldError name={name} icon={icon} />,
  };
  switch (kind) {
    case "fixed":
      return null;
    case "area":
      return <TextArea {...commonProps} optional={optional} rows={field.rows} defaultValue={value} />;
    case "select":
      return <SelectField {...commonProps} options={field.options} defaultValue={value} />;
    case "radio":
      return <RadioCards {...commonProps} options={field.options} defaultValue={value} />;
    case "check":
      return (
        <CheckboxField
          {...commonProps}
          label={<RichTextLine text={field.text} />}
          defaultChecked={value !== undefined}
        />
      );
    case "password":
      if (!Password) throw new Error(`The form has a password, "${name}", and was given no control for it.`);
      return <Password {...commonProps} autoComplete={field.autoComplete} minLength={field.minLength} />;
    default:
      return (
        <TextField
          {...commonProps}
          optional={optional}
          type={kind}
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
          defaultValue={value}
        />
      );
  }
}
