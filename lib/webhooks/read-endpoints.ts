import "server-only";
import { read } from "@/lib/platform/database";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { subscribedTypes } from "./publish";
import { maskedUrl, receiverKind } from "./receiver";
import type { EndpointResponse } from "./schema";

/** Counts deliveries by endpoint and state. @returns a function from an endpoint's id to its counts */
async function countDeliveries(ids: string[]) {
  const rows = await read((db) =>
    db.webhookDelivery.groupBy({
      by: ["endpointId", "state"],
      where: { endpointId: { in: ids } },
      _count: true,
    }),
  );
  return (id: string) => {
    const count = (...states: string[]) =>
      rows
        .filter(({ endpointId, state }) => endpointId === id && states.includes(state))
        .reduce((sum, { _count }) => sum + _count, 0);
    return { pending: count("pending", "sending"), delivered: count("delivered"), dead: count("dead") };
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function toEndpointResponse(endpoint: WebhookEndpoint, counts: EndpointResponse["counts"]): EndpointResponse {
  const { id, url, description, receivesAccount, allowPrivate, secretSetAt, createdAt } = endpoint;
  return {
    id,
    url: maskedUrl(url),
    kind: receiverKind(url),
    description,
    events: subscribedTypes(endpoint),
    receivesAccount,
    allowPrivate,
    state: endpoint.state as EndpointResponse["state"],
    pausedBecause: endpoint.pausedBecause as EndpointResponse["pausedBecause"],
    failingSince: iso(endpoint.failingSince),
    secretSetAt: secretSetAt.toISOString(),
    previousUntil: iso(endpoint.previousUntil),
    createdAt: createdAt.toISOString(),
    counts,
  };
}

/** All endpoints, oldest first. */
export async function listEndpoints(): Promise<EndpointResponse[]> {
  const endpoints = await read((db) => db.webhookEndpoint.findMany({ orderBy: { createdAt: "asc" } }));
  const counts = await countDeliveries(endpoints.map(({ id }) => id));
  return endpoints.map((endpoint) => toEndpointResponse(endpoint, counts(endpoint.id)));
}

/** One endpoint; null if it doesn't exist. */
export async function findEndpoint(id: string): Promise<EndpointResponse | null> {
  const endpoint = await read((db) => db.webhookEndpoint.findUnique({ where: { id } }));
  return endpoint && toEndpointResponse(endpoint, (await countDeliveries([id]))(id));
}

export async function readEndpoint(id: string): Promise<EndpointResponse> {
  const endpoint = await findEndpoint(id);
  if (!endpoint) throw new HttpError(404, "This endpoint doesn’t exist.");
  return endpoint;
}
