import { createAccessPasscode } from "@/lib/gate/access-operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(createAccessPasscode);
