import { operatorForm } from "@/lib/console/operator-form";
import { incidentUpdate } from "@/lib/incidents/schema";
import { postUpdate } from "@/lib/incidents/store";
import { incidentsCopy } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof incidentUpdate, Params>({
  schema: incidentUpdate,
  run: async (update, { params, actor, store, now }) => {
    await postUpdate(params.id, update, { actor, now }, store);
    return { said: incidentsCopy.said.updated };
  },
  page: ({ id }) => consolePaths.incident(id),
});
