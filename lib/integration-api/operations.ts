import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { moderationOperations } from "./moderation";
import { serviceOperations } from "./service";
import { visionOperations } from "./vision";

/** The integration API: the eight endpoints of the specification, in its order. */
export const integrationOperations: readonly IntegrationOperation[] = [
  ...moderationOperations,
  ...visionOperations,
  ...serviceOperations,
];
