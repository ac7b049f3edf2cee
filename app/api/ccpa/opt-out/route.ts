import { handlersOf } from "@/lib/platform/operations/handlers";
import { optOutOfSale } from "@/lib/privacy/intake/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(optOutOfSale);
