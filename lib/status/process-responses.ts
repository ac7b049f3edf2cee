import type { ConstantResponse } from "@/lib/platform/http-server/constant-responses";
import { processPaths } from "@/lib/site/paths";

/** What says that this process responds, whatever else is away. The server gives these answers in front of Next. */
export const ping: ConstantResponse = { type: "text/plain;charset=UTF-8", body: "ok" };
export const liveness: ConstantResponse = {
  type: "application/json",
  body: JSON.stringify({ live: true }),
};

export const processResponses = { [processPaths.ping]: ping, [processPaths.live]: liveness };
