import type { ConstantResponse } from "@/lib/platform/http-server/constant-responses";
import { processPaths } from "@/lib/site/paths";

/**
 * Responses that prove that this process responds, even if everything else is down. The server sends them before Next
 * runs.
 */
export const ping: ConstantResponse = { type: "text/plain;charset=UTF-8", body: "ok" };
export const liveness: ConstantResponse = {
  type: "application/json",
  body: JSON.stringify({ live: true }),
};

export const processResponses = { [processPaths.ping]: ping, [processPaths.live]: liveness };
