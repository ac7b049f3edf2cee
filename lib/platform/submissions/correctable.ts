import type { z } from "zod";
import type { Actor } from "@/lib/platform/context";
import type { DocumentedOperation, JsonObject } from "@/lib/platform/openapi/operation";
import type { PlainForm } from "@/lib/platform/operations/define";
import { formErrorPage, refuseForm } from "./refuse-form";

/** The page after success, and the name of a refused form's draft. */
interface Form {
  sent: string;
  draft: string;
}

/**
 * A plain form that leads to its success panel or, if refused, to the same form with everything still typed.
 * @param form the form, or a function that finds it by its fields; null for an unknown one
 */
export function correctableForm(
  form: Form | ((fields: Record<string, unknown>) => Form | null),
): PlainForm<unknown, unknown, Actor> {
  const findForm = (fields: Record<string, unknown> = {}) =>
    typeof form === "function" ? form(fields) : form;
  return {
    done: (_result, _input, { fields }) => findForm(fields)?.sent ?? null,
    refused: (refusal, call) => {
      const ours = findForm(call.fields);
      return ours
        ? refuseForm(ours.draft, call.fields, refusal, call)
        : formErrorPage(refusal, call.language);
    },
    described: {
      response:
        "For form posts only: to the success panel or, if the form has errors, back to the form, which still has what was typed (never passwords). If that can’t be kept, the error is returned as a page with its own status.",
      location: "The page to continue to.",
    },
  };
}

/** How the API describes the response to a form of the public site. */
export const storedResponse = (
  name: string,
  schema: z.ZodType,
  value: JsonObject,
): DocumentedOperation["response"] => ({
  name,
  schema,
  description: "Stored. A confirmation is being sent by email.",
  examples: { stored: { summary: "Stored", value } },
});
