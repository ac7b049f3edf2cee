import { incidentsCopy } from "@/lib/content/operator/incidents";
import { operatorForm } from "@/lib/http/operator-form";
import { consolePaths } from "@/lib/paths";
import { incidentUpdate } from "@/lib/schemas/incident";
import { postUpdate } from "@/lib/server/incidents/post-update";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof incidentUpdate, Params>({
  schema: incidentUpdate,
  run: async (update, { params, actor, store, now }) => {
    await postUpdate(params.id, update, { actor, now }, store);
    return { said: incidentsCopy.said.updated };
  },
  page: ({ id }) => consolePaths.incident(id),
});
