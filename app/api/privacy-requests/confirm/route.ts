import { handlersOf } from "@/lib/platform/operations/handlers";
import { confirmRequestAddress } from "@/lib/privacy/tracking/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(confirmRequestAddress);
