import { operatorForm } from "@/lib/console/operator-form";
import { incidentsCopy } from "@/lib/incidents/console-words";
import { updateForm } from "@/lib/incidents/forms";
import { postUpdate } from "@/lib/incidents/store";
import { consolePaths } from "@/lib/site/paths";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof updateForm, Params>({
  right: "incidents:write",
  schema: updateForm,
  run: async (context, update, { id }) => {
    await postUpdate(context, { ...update, id });
    return { said: incidentsCopy.said.updated };
  },
  page: ({ id }) => consolePaths.incident(id),
});
