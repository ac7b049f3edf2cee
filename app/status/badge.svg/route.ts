import { handlersOf } from "@/lib/platform/operations/handlers";
import { statusBadge } from "@/lib/status/operations";

export const dynamic = "force-dynamic";

export const { GET } = handlersOf(statusBadge);
