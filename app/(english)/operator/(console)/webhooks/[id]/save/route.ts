import { operatorForm } from "@/lib/console/operator-form";
import { webhookPaths } from "@/lib/site/paths";
import { changeEndpoint } from "@/lib/webhooks/endpoints";
import { endpointChangeForm } from "@/lib/webhooks/schema";
import { webhooksCopy } from "@/lib/webhooks/words";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof endpointChangeForm, Params>({
  right: "webhooks:write",
  schema: endpointChangeForm,
  run: async (context, change, { id }) => {
    await changeEndpoint(context, { ...change, id });
    return { said: webhooksCopy.said.saved };
  },
  page: ({ id }) => webhookPaths.endpoint(id),
});
