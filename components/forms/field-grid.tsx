import { Collapsible } from "@/components/ui/collapsible";
import type { FieldSet, FieldSpec } from "@/lib/platform/forms/spec";
import { FormField, type FormFieldProps } from "./form-field";

type FieldGridProps = Pick<FormFieldProps, "password"> & {
  fields: readonly FieldSpec[];
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** Fields in order, with adjacent fields of the same set grouped. */
function inSets(fields: readonly FieldSpec[]): { set?: FieldSet; fields: FieldSpec[] }[] {
  const groups: { set?: FieldSet; fields: FieldSpec[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && field.set && last.set === field.set) last.fields.push(field);
    else groups.push({ set: field.set, fields: [field] });
  }
  return groups;
}

export function FieldGrid({ fields, values, errors, password }: FieldGridProps) {
  const cell = (field: FieldSpec) => (
    <div key={field.name} className={field.half ? undefined : "sm:col-span-2"}>
      <FormField field={field} value={values[field.name]} error={errors[field.name]} password={password} />
    </div>
  );
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {inSets(fields).map(({ set, fields: together }) => {
        if (!set) return together.map(cell);
        const hint = `${together[0]?.name}-set-hint`;
        return (
          <fieldset key={hint} aria-describedby={hint} className="sm:col-span-2">
            <legend className="text-[0.9375rem] leading-6 font-medium">{set.legend}</legend>
            <p id={hint} className="mb-2 text-[0.875rem] leading-5 text-ink-faint">
              {set.hint}
            </p>
            <div className="grid gap-x-5 sm:grid-cols-2">{together.map(cell)}</div>
          </fieldset>
        );
      })}
    </div>
  );
}

/** Folded fields, open if one of them has a value or an error. */
export function FoldedFields({ summary, note, ...grid }: FieldGridProps & { summary: string; note: string }) {
  const open = grid.fields.some(({ name }) => grid.errors[name] || grid.values[name]);
  return (
    <Collapsible summary={summary} open={open} className="mt-6">
      <p className="mb-5 text-[0.9375rem] leading-6 text-ink-soft">{note}</p>
      <FieldGrid {...grid} />
    </Collapsible>
  );
}
