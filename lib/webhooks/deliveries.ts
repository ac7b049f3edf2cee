import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { retryData, whereUndelivered } from "@/lib/platform/job-queue";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import type { DeliveryFilter } from "./schema";

const wheres = {
  all: {},
  dead: { state: "dead" },
  pending: whereUndelivered,
  delivered: { state: "delivered" },
};

/** One page of an endpoint's deliveries, latest first, each with its event and last attempts. */
export async function listDeliveries(
  endpointId: string,
  { filter, page: requestedPage }: ListQuery<DeliveryFilter>,
) {
  const where = { endpointId, ...wheres[filter] };
  return read(async (db) => {
    const { rows, ...place } = pageOf(requestedPage, await db.webhookDelivery.count({ where }));
    const deliveries = await db.webhookDelivery.findMany({
      where,
      include: { event: { select: { type: true, at: true } }, tries: { orderBy: { id: "desc" }, take: 20 } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      ...rows,
    });
    return { deliveries, ...place };
  });
}

const whereFinished = { state: { in: ["dead", "delivered"] } };

interface Resend {
  /** The endpoint. */
  id: string;
  /** One delivery, or all events of a time range. */
  what: { delivery: string } | { from: Date; to: Date; only: "dead" | "all" };
}

/**
 * Resends failed or delivered deliveries under their ids. Pending ones are left alone.
 * @returns how many
 */
export async function resendDeliveries(context: Context, { id, what }: Resend): Promise<{ count: number }> {
  requireRight(context, "webhooks:write");
  if (!("delivery" in what) && what.to <= what.from) {
    throw new HttpError(422, "“To” must be after “From”.", { fields: { to: "“To” must be after “From”." } });
  }
  return context.transact(async (tx) => {
    const which =
      "delivery" in what
        ? { id: what.delivery, ...whereFinished }
        : {
            event: { at: { gte: what.from, lt: what.to }, type: { not: "ping" } },
            ...(what.only === "dead" ? wheres.dead : whereFinished),
          };
    const { count } = await tx.webhookDelivery.updateMany({
      where: { endpointId: id, ...which },
      data: { ...retryData(context.now), deliveredAt: null },
    });
    if ("delivery" in what && count === 0) {
      const waits = await tx.webhookDelivery.count({ where: { endpointId: id, id: what.delivery } });
      throw waits > 0
        ? new HttpError(409, "This delivery is already being sent.")
        : new HttpError(404, "This delivery doesn’t exist.");
    }
    if (count > 0) await audit(tx, context, { action: "webhook.resent", subject: id, after: { count } });
    return { count };
  });
}
