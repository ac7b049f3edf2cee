import { handlersOf } from "@/lib/platform/operations/handlers";
import { endByOneClick, followOneClick } from "@/lib/subscribers/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(followOneClick, endByOneClick);
