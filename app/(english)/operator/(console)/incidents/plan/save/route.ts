import { operatorForm } from "@/lib/console/operator-form";
import { incidentsCopy } from "@/lib/incidents/console-words";
import { planForm } from "@/lib/incidents/forms";
import { openIncident } from "@/lib/incidents/store";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "incidents:write",
  schema: planForm,
  run: async (context, input) => {
    const { id } = await openIncident(context, input);
    return { said: incidentsCopy.said.planned, next: consolePaths.incident(id) };
  },
  page: () => consolePaths.planMaintenance,
});
