import { staffRoute } from "@/lib/console/staff-route";
import { onlyMethods } from "@/lib/platform/http/route";
import { readListQuery } from "@/lib/platform/list-query";
import { listDeliveries } from "@/lib/webhooks/deliveries";
import { readEndpoint } from "@/lib/webhooks/read-endpoints";
import { deliveryFilters } from "@/lib/webhooks/schema";

type Params = { id: string };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("GET", "HEAD");

export const GET = staffRoute<Params>("webhooks:read", async (_context, request, { id }) => {
  await readEndpoint(id);
  const query = readListQuery(Object.fromEntries(new URL(request.url).searchParams), deliveryFilters);
  const { deliveries, ...place } = await listDeliveries(id, query);
  return {
    deliveries: deliveries.map((delivery) => ({
      id: delivery.id,
      event: delivery.eventId,
      type: delivery.event.type,
      state: delivery.state,
      attempts: delivery.attempts,
      nextAttemptAt: delivery.nextAttemptAt,
      createdAt: delivery.createdAt,
      deliveredAt: delivery.deliveredAt,
      tries: delivery.tries.map(({ at, status, fault, durationMs }) => ({ at, status, fault, durationMs })),
    })),
    ...place,
  };
});
