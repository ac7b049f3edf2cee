import { operatorForm } from "@/lib/console/operator-form";
import { planForm } from "@/lib/incidents/forms";
import { openIncident } from "@/lib/incidents/store";
import { incidentsCopy } from "@/lib/incidents/words";
import { Refusal } from "@/lib/platform/refusal";
import { consolePaths } from "@/lib/site/paths";

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
