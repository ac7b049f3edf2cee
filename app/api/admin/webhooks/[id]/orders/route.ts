import { staffRoute } from "@/lib/console/staff-route";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods } from "@/lib/platform/http/route";
import { runEndpointOrder } from "@/lib/webhooks/orders";
import { endpointOrder } from "@/lib/webhooks/schema";

type Params = { id: string };

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("POST");

export const POST = staffRoute<Params>("webhooks:write", async (context, request, { id }) => {
  const { input } = validate(request, endpointOrder, await readFields(request));
  return { success: true, ...(await runEndpointOrder(context, { ...input, id })) };
});
