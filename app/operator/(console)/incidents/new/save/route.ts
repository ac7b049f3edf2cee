import { incidentsCopy } from "@/lib/content/operator/incidents";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { incidentForm } from "@/lib/schemas/operator-forms";
import { openIncident } from "@/lib/server/incidents/open-incident";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: incidentForm,
  run: async (input, { actor, store, now }) => {
    const { id } = await store(openIncident({ kind: "incident", ...input }, { actor, now }));
    return { said: incidentsCopy.said.opened, next: consolePaths.incident(id) };
  },
  page: () => consolePaths.newIncident,
});
