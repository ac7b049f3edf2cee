import { enforceBarriers } from "@/lib/gate/enforce-barriers";
import { handlersOf } from "@/lib/platform/operations/handlers";
import { sendFiles } from "@/lib/privacy/tracking/operations";

// The middleware, which otherwise enforces the gate, doesn't run for large bodies.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  ...sendFiles,
  before: enforceBarriers,
});
