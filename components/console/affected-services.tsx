import { cx } from "@/components/ui/cx";
import { CheckboxField, SelectField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { serviceField, servicesShown } from "@/lib/incidents/forms";
import type { AffectedService } from "@/lib/incidents/impacts";
import { serviceNames } from "@/lib/site/services";

const { fields: names } = words;
const options = [
  { value: "", label: names.untouched },
  ...Object.entries(names.impacts).map(([value, label]) => ({ value, label })),
];

type AffectedServicesProps = FormDraftValues & {
  kind: "incident" | "maintenance";
  services?: readonly AffectedService[];
};

/** Affected services: with an impact each for an incident, as checkboxes for planned maintenance. */
export function AffectedServices({ kind, services = [], values, fields }: AffectedServicesProps) {
  const wasTyped = servicesShown in values;
  const error = errorOf(fields, "services");
  return (
    <fieldset aria-describedby="services-hint">
      <legend className="mb-1 text-[0.9375rem] leading-6 font-medium">{names.services}</legend>
      <p id="services-hint" className="mb-3 text-[0.875rem] leading-5 text-ink-soft">
        {kind === "incident" ? names.servicesHint : names.planServicesHint}
      </p>
      {error && (
        <Notice tone="danger" focused className="mb-3">
          {error}
        </Notice>
      )}
      <input type="hidden" name={servicesShown} value="1" />
      <div className={cx("grid gap-x-4 sm:grid-cols-2", kind === "incident" && "gap-y-4")}>
        {serviceNames.map(({ id, name }) => {
          const field = serviceField(id);
          const current = services.find((service) => service.id === id);
          if (kind === "maintenance") {
            const isChecked = wasTyped ? field in values : current !== undefined;
            return <CheckboxField key={id} name={field} label={name} defaultChecked={isChecked} />;
          }
          const impact = wasTyped ? values[field] : current?.impact;
          return (
            <SelectField key={id} name={field} label={name} options={options} defaultValue={impact ?? ""} />
          );
        })}
      </div>
    </fieldset>
  );
}
