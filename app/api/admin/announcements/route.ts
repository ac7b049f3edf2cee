import { queueForm } from "@/lib/announcements/form";
import { plannedAnnouncement } from "@/lib/announcements/schema";
import { listQueue, planAnnouncement } from "@/lib/announcements/store";
import { queueCopy } from "@/lib/announcements/words";
import { operatorForm } from "@/lib/console/operator-form";
import { requireOperator } from "@/lib/console/require-operator";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { consolePaths } from "@/lib/site/paths";

export const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "POST");

export const GET = route(async (request, context) => {
  await requireOperator(request, context, "settings:read");
  const announcements = await listQueue(context.now);
  return Response.json({ success: true, announcements }, { headers: { "Cache-Control": "no-store" } });
});

export const { POST } = operatorForm({
  right: "settings:write",
  schema: queueForm(plannedAnnouncement),
  run: async (context, input) => {
    const { id } = await planAnnouncement(context, input);
    return { said: input.draft ? queueCopy.said.draft : queueCopy.said.planned, answer: { id } };
  },
  page: () => consolePaths.announcements,
});
