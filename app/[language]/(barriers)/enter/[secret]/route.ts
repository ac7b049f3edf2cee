import { followAccessLink } from "@/lib/gate/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET } = handlersOf(followAccessLink);
