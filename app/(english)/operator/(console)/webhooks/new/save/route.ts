import { operatorForm } from "@/lib/console/operator-form";
import { webhookPaths } from "@/lib/site/paths";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { endpointForm } from "@/lib/webhooks/schema";
import { webhooksCopy } from "@/lib/webhooks/words";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "webhooks:write",
  schema: endpointForm,
  run: async (context, input) => {
    const { id, secret } = await addEndpoint(context, input);
    const { added, addedChat } = webhooksCopy.said;
    return { said: secret === null ? addedChat : added, next: webhookPaths.endpoint(id) };
  },
  page: () => webhookPaths.add,
});
