import "server-only";
import type { Context } from "@/lib/platform/context";
import { resendDeliveries } from "./deliveries";
import { pauseEndpoint, pingEndpoint, resumeEndpoint, rotateSecret } from "./endpoints";
import type { EndpointAction } from "./schema";
import { webhooksWords } from "./words";

const { results } = webhooksWords;

interface ActionResult {
  message: string;
  /** After a rotation; not shown again. */
  secret?: string | null;
  /** For a ping. */
  delivery?: string;
  /** How many deliveries are resent. */
  count?: number;
}

/** Runs an action of staff on an endpoint. */
export async function runEndpointAction(
  context: Context,
  { id, ...action }: EndpointAction & { id: string },
): Promise<ActionResult> {
  switch (action.order) {
    case "ping":
      return { message: results.ping, ...(await pingEndpoint(context, { id })) };
    case "pause":
      await pauseEndpoint(context, { id });
      return { message: results.pause };
    case "resume":
      await resumeEndpoint(context, { id });
      return { message: results.resume };
    case "rotate": {
      const { secret } = await rotateSecret(context, { id });
      return { message: secret === null ? results.rotatedBefore : results.rotate, secret };
    }
    default: {
      const { order: _, ...input } = action;
      const { count } = await resendDeliveries(context, { id, what: input });
      return { message: results.resent(count), count };
    }
  }
}
