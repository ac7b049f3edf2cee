import { handlersOf } from "@/lib/platform/operations/handlers";
import { readCcpaDisclosure } from "@/lib/privacy/intake/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(readCcpaDisclosure);
