import "server-only";
import type { Transaction } from "@/lib/platform/database";
import { publish } from "@/lib/webhooks/publish";
import { notFromFuture } from "./measure";

interface MeasuredService {
  service: string;
  status: string;
}

/** Publishes events for services whose state has changed. Call it before storing the findings. */
export async function publishChanges(
  tx: Transaction,
  found: readonly MeasuredService[],
  now: Date,
): Promise<void> {
  for (const { service, status } of found) {
    const last = await tx.healthSample.findFirst({
      where: { service, ...notFromFuture(now) },
      orderBy: { at: "desc" },
    });
    if (last && last.status !== status) {
      const data = { service, from: last.status, to: status };
      await publish(tx, { now }, { type: "status.changed", data });
    }
  }
}
