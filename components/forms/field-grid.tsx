import { Fold } from "@/components/ui/fold";
import type { FieldSpec } from "@/lib/platform/forms/spec";
import { FormField, type FormFieldProps } from "./form-field";

type FieldGridProps = Pick<FormFieldProps, "password"> & {
  fields: readonly FieldSpec[];
  values: Record<string, string>;
  faults: Record<string, string>;
};

export function FieldGrid({ fields, values, faults, password }: FieldGridProps) {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={field.half ? undefined : "sm:col-span-2"}>
          <FormField
            field={field}
            value={values[field.name]}
            error={faults[field.name]}
            password={password}
          />
        </div>
      ))}
    </div>
  );
}

/** Fields that few need. They are open when one of them holds something or is wrong; the form unfolds them too. */
export function FoldedFields({ summary, note, ...grid }: FieldGridProps & { summary: string; note: string }) {
  const open = grid.fields.some(({ name }) => grid.faults[name] || grid.values[name]);
  return (
    <Fold summary={summary} open={open} className="mt-6">
      <p className="mb-5 text-[0.9375rem] leading-6 text-ink-soft">{note}</p>
      <FieldGrid {...grid} />
    </Fold>
  );
}
