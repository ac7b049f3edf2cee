import { z } from "zod";
import { complaintType, laws, requestTypesOf } from "@/lib/privacy/laws";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { languages, mainLanguage } from "@/lib/site/language";
import { enterWords } from "./case-words";
import { type PrivacyRequestInput, privacyBoxes, privacyChannels, schemasOf } from "./schema";

const enteredFields = {
  channel: z
    .enum(privacyChannels, { error: "Choose how the request reached us." })
    .exclude(["website"], { error: "Choose how the request reached us." }),
  /** The language of emails to the person. */
  language: z.enum(languages, { error: "Choose a language." }).default(mainLanguage),
  /** The day of receipt in the office's time zone. */
  receivedOn: z.iso.date({ error: "Enter the date on which the request was received." }),
};
const kinds = new Map(
  laws.flatMap(({ id }) =>
    [...requestTypesOf(id), complaintType].map(
      (requestType) => [`${id}:${requestType}`, { law: id, requestType }] as const,
    ),
  ),
);

const forms = intakeWords[mainLanguage];
/** The public forms speak to the person filing; here staff enter what that person said. */
const { requests, complaints } = schemasOf(mainLanguage, {
  fields: { ...forms.fields, agentName: enterWords.agentName, agentEmail: enterWords.agentEmail },
  errors: { ...forms.errors, ...enterWords.errors },
});

/** Checkboxes are listed because only fields of the schema itself are read as ticked or not. */
const fields = { ...enteredFields, ...privacyBoxes };

/** A request that came by phone, mail or letter: "law:type" as one choice, then what the forms take. */
export const enteredRequestSchema = z
  .object({ kind: z.enum([...kinds.keys()], { error: "Choose a request type." }), ...fields })
  .loose()
  .transform(({ kind, channel, language, receivedOn, ...rest }, context) => {
    const { law, requestType } = kinds.get(kind) ?? z.NEVER;
    const schema = requestType === complaintType ? complaints[law] : requests[law];
    const result = schema.safeParse({ ...rest, requestType });
    if (!result.success) {
      for (const { path, message } of result.error.issues)
        context.addIssue({ code: "custom", path, message });
      return z.NEVER;
    }
    // The pair of law and type is one of `kinds`, whose own schema has just accepted it.
    const input = { law, ...result.data } as PrivacyRequestInput;
    return { input, channel, language, receivedOn };
  });

export type EnteredRequest = z.output<typeof enteredRequestSchema>;
