import { addMinutes, subHours } from "date-fns";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { subscribableTypes } from "@/lib/webhooks/events";
import { bearer } from "./clients";
import type { Site } from "./site";

/** Adds an endpoint that was paused after failures, with a delivery in each state. @returns its id */
export async function storeDeliveries(site: Site): Promise<string> {
  const now = new Date();
  const at = subHours(now, 60);
  const input = {
    url: `https://hooks.example.com/${"a-long-path-that-never-ends-".repeat(3)}`,
    description: "The team’s own system",
    events: subscribableTypes.slice(0, 6),
    receivesAccount: true,
  };
  const added = await site.post(staffEndpoints.webhooks, input, bearer);
  const { id } = (await added.json()) as { id: string };
  const paused = { state: "paused", pausedBecause: "failing", failingSince: at };
  await site.db.webhookEndpoint.update({ where: { id }, data: paused });
  const failed = [
    { at, status: 503, fault: null, durationMs: 212 },
    { at: addMinutes(at, 1), status: null, fault: "timeout", durationMs: 10_003 },
  ];
  const states = ["delivered", "dead", "pending"];
  for (const [index, state] of states.entries()) {
    const data = { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", reference: "CM-7K2M-9QXD", kind: "sales" };
    const happened = addMinutes(at, index);
    const done = { at: happened, status: 204, fault: null, durationMs: 87 };
    await site.db.webhookDelivery.create({
      data: {
        id: `${id}-${state}`,
        state,
        attempts: 2,
        nextAttemptAt: now,
        createdAt: happened,
        deliveredAt: state === "delivered" ? now : null,
        endpoint: { connect: { id } },
        event: {
          create: { id: `evt_${id}-${state}`, type: subscribableTypes[index] ?? "", data, at: happened },
        },
        tries: { create: state === "delivered" ? [...failed, done] : failed },
      },
    });
  }
  return id;
}
