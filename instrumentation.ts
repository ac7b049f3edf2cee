import type { Instrumentation } from "next";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServices } = await import("@/lib/services/services");
  await startServices();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { recordError } = await import("@/lib/platform/errors");
  const { ownHeaders } = await import("@/lib/platform/http-server/own-headers");
  const requestId = request.headers[ownHeaders.requestId];
  recordError(error, typeof requestId === "string" ? requestId : null, request.path.split("?", 1)[0] ?? "");
};
