import { operatorForm } from "@/lib/console/operator-form";
import { requireOperator } from "@/lib/console/require-operator";
import { incidentsCopy } from "@/lib/incidents/console-words";
import { openIncident } from "@/lib/incidents/store";
import { incidentTemplates, posting } from "@/lib/incidents/templates";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { site } from "@/lib/site/brand";
import { consolePaths, statusPaths } from "@/lib/site/paths";
import { draftInput, readDrafts } from "@/lib/status/drafts";

export const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "POST");

/** What an incident may be opened with: the templates, and a draft for each service that fails and has none. */
export const GET = route(async (request, context) => {
  await requireOperator(request, context, "incidents:read");
  const drafts = await readDrafts(context.now);
  const answer = {
    templates: incidentTemplates,
    drafts: drafts.map((draft) => ({ ...draftInput(draft), template: draft.template, since: draft.since })),
  };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
});

/** Posts an incident, whole or by a template, or plans maintenance. */
export const { POST } = operatorForm({
  right: "incidents:write",
  schema: posting,
  run: async (context, input) => {
    const { id } = await openIncident(context, input);
    const said = input.kind === "incident" ? incidentsCopy.said.opened : incidentsCopy.said.planned;
    const answer = { id, url: `${site.url}${statusPaths.incident(id)}` };
    return { said, next: consolePaths.incident(id), answer };
  },
  page: () => consolePaths.newIncident,
});
