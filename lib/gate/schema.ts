import { z } from "zod";
import { requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";

export const accessAttempt = z.object({ passcode: requiredText("Passcode", lengths.passcode) });

/** The secret of an access link, as its page sends it back. */
export const linkAttempt = z.object({ secret: requiredText("Link", lengths.linkSecret) });
