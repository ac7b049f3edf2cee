import { operatorForm } from "@/lib/console/operator-form";
import { incidentsCopy } from "@/lib/incidents/console-words";
import { incidentForm } from "@/lib/incidents/forms";
import { openIncident } from "@/lib/incidents/store";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "incidents:write",
  schema: incidentForm,
  run: async (context, input) => {
    const { id } = await openIncident(context, { kind: "incident", ...input });
    return { said: incidentsCopy.said.opened, next: consolePaths.incident(id) };
  },
  page: () => consolePaths.newIncident,
});
