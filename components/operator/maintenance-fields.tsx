import { CheckboxField, TextArea } from "@/components/ui/field";
import { errorOf } from "@/lib/console/typed-form";
import { maintenanceCopy as copy } from "@/lib/settings/words";
import { consolePaths } from "@/lib/site/paths";
import type { FormState } from "./setting-screen";
import { UtcField } from "./utc-field";

export function MaintenanceFields({ form: { values, fields }, now }: { form: FormState; now: Date }) {
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
        hint={copy.messageHint}
        rows={3}
        defaultValue={values.message}
        error={errorOf(fields, "message")}
      />
      <div className="grid gap-2">
        <UtcField
          name="endTime"
          label={copy.endTime}
          hint={copy.endTimeHint}
          value={values.endTime ?? ""}
          error={errorOf(fields, "endTime")}
          now={now}
        />
        <CheckboxField
          name="showTimer"
          label={copy.showTimer}
          defaultChecked={values.showTimer === "on"}
          error={errorOf(fields, "showTimer")}
        />
      </div>
      <TextArea
        name="exempt"
        label={copy.exempt}
        hint={copy.exemptHint}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono text-[0.9375rem]"
        defaultValue={values.exempt}
        error={errorOf(fields, "exempt")}
      />
      <p className="text-[0.9375rem] leading-6 text-ink-soft">
        {copy.planned}{" "}
        <a
          href={consolePaths.planMaintenance}
          className="font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {copy.plan}
        </a>
      </p>
    </>
  );
}
