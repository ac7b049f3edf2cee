import { z } from "zod";
import { readReference } from "@/lib/privacy/reference";
import { emailAddress } from "./fields";

const wrongReference = "Enter the reference as it stands in the mail, for example GD-7K2M-9QXD.";

const reference = z
  .string({ error: wrongReference })
  .max(40, { error: wrongReference })
  .transform((typed, context) => {
    const read = readReference(typed);
    if (read === null) context.addIssue({ code: "custom", message: wrongReference });
    return read ?? z.NEVER;
  });

/** The secret part of a mailed link. Its form says nothing; whether it opens anything is looked up. */
const token = z.string({ error: "The link is incomplete." }).max(100, { error: "The link is incomplete." });

export const findPrivacyRequest = z.object({ reference, email: emailAddress });
export const confirmPrivacyRequest = z.object({ token });
export const followedPrivacyRequest = z.object({ reference, token });
