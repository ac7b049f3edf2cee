import { CheckboxField } from "@/components/ui/field";
import { incidentConsoleWords } from "@/lib/incidents/console-words";

type SilentFieldProps = {
  values: Record<string, string>;
  /** How many subscribers at most would be emailed otherwise. */
  recipients: number;
};

/** Whether an update tells nobody. */
export function SilentField({ values, recipients }: SilentFieldProps) {
  return (
    <CheckboxField
      name="silent"
      label={incidentConsoleWords.fields.silent}
      hint={incidentConsoleWords.upTo(recipients)}
      defaultChecked={"silent" in values}
    />
  );
}
