import { resendSignUpEmail } from "@/lib/accounts/operations";
import { handlersOf } from "@/lib/platform/operations/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(resendSignUpEmail);
