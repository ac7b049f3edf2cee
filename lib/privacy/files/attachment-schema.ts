import { z } from "zod";
import { followedPrivacyRequest } from "@/lib/privacy/core/schema";
import { filesRefused } from "./attachment-words";

/** Which file of a request goes. */
export const fileRemoval = z.object({
  file: z.string({ error: filesRefused.gone }).max(100, { error: filesRefused.gone }),
});

/** The fields before the files that a person sends: whose request it is, and which of its questions asked for them. */
export const personFiles = followedPrivacyRequest.extend({ questionId: z.string().min(1).max(100) });
