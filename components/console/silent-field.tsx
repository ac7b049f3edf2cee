import { CheckboxField } from "@/components/ui/field";
import { incidentsCopy } from "@/lib/incidents/console-words";

/** Whether an update tells nobody. */
export function SilentField({ values }: { values: Record<string, string> }) {
  return (
    <CheckboxField name="silent" label={incidentsCopy.fields.silent} defaultChecked={"silent" in values} />
  );
}
