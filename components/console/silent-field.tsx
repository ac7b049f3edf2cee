import { CheckboxField } from "@/components/ui/field";
import { incidentConsoleWords } from "@/lib/incidents/console-words";

/** Whether an update tells nobody. */
export function SilentField({ values }: { values: Record<string, string> }) {
  return (
    <CheckboxField
      name="silent"
      label={incidentConsoleWords.fields.silent}
      defaultChecked={"silent" in values}
    />
  );
}
