import type { Instrumentation } from "next";
import { requestIdHeader } from "@/lib/platform/http/headers";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServices } = await import("@/lib/services");
  await startServices();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { recordError } = await import("@/lib/platform/errors");
  const requestId = request.headers[requestIdHeader];
  recordError(error, typeof requestId === "string" ? requestId : null, request.path.split("?", 1)[0] ?? "");
};
