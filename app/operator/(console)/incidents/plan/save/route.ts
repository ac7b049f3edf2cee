import { incidentsCopy } from "@/lib/content/operator/incidents";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { Refusal } from "@/lib/refusal";
import { planForm } from "@/lib/schemas/operator-forms";
import { openIncident } from "@/lib/server/incidents/open-incident";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: planForm,
  run: async (input, { actor, store, now }) => {
    if (input.endsAt <= now) {
      throw new Refusal(422, incidentsCopy.passed, { fields: { endsAt: incidentsCopy.passed } });
    }
    const { id } = await store(openIncident(input, { actor, now }));
    return { said: incidentsCopy.said.planned, next: consolePaths.incident(id) };
  },
  page: () => consolePaths.planMaintenance,
});
