import { operatorForm } from "@/lib/console/operator-form";
import { incidentsCopy } from "@/lib/incidents/console-words";
import { incidentUpdate } from "@/lib/incidents/schema";
import { postUpdate } from "@/lib/incidents/store";
import { site } from "@/lib/site/brand";
import { consolePaths, statusPaths } from "@/lib/site/paths";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof incidentUpdate, Params>({
  right: "incidents:write",
  schema: incidentUpdate,
  run: async (context, update, { id }) => {
    await postUpdate(context, { ...update, id });
    return {
      said: incidentsCopy.said.updated,
      answer: { id, url: `${site.url}${statusPaths.incident(id)}` },
    };
  },
  page: ({ id }) => consolePaths.incident(id),
});
