import { operatorForm } from "@/lib/console/operator-form";
import { webhookPaths } from "@/lib/site/paths";
import { removeEndpoint } from "@/lib/webhooks/endpoints";
import { runEndpointOrder } from "@/lib/webhooks/orders";
import { endpointOrderForm } from "@/lib/webhooks/schema";
import { webhooksCopy } from "@/lib/webhooks/words";

type Params = { id: string };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm<typeof endpointOrderForm, Params>({
  right: "webhooks:write",
  schema: endpointOrderForm,
  run: async (context, order, { id }) => {
    if (order.order === "remove") {
      await removeEndpoint(context, { id });
      return { said: webhooksCopy.said.remove, next: webhookPaths.list };
    }
    const { message } = await runEndpointOrder(context, { ...order, id });
    return { said: message };
  },
  page: ({ id }) => webhookPaths.endpoint(id),
});
