import { operatorForm } from "@/lib/console/operator-form";
import { incidentForm } from "@/lib/incidents/forms";
import { openIncident } from "@/lib/incidents/store";
import { incidentsCopy } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: incidentForm,
  run: async (input, { actor, store, now }) => {
    const { id } = await store(openIncident({ kind: "incident", ...input }, { actor, now }));
    return { said: incidentsCopy.said.opened, next: consolePaths.incident(id) };
  },
  page: () => consolePaths.newIncident,
});
