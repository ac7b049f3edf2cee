import { handlersOf } from "@/lib/platform/operations/handlers";
import { statusJson } from "@/lib/status/operations";

export const dynamic = "force-dynamic";

export const { GET } = handlersOf(statusJson);
