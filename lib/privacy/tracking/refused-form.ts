import "server-only";
import type { Context } from "@/lib/platform/context";
import { seeOther } from "@/lib/platform/http/see-other";
import type { HttpError } from "@/lib/platform/http-error";
import { type Draft, readDraft, saveDraft } from "@/lib/platform/submissions/drafts";
import { formErrorPage } from "@/lib/platform/submissions/refuse-form";
import { requestLinkSchema } from "@/lib/privacy/core/schema";
import { pathIn } from "@/lib/site/language";
import { requestPaths } from "@/lib/site/paths";

/** The forms with text on the request's page. */
export type TextFormName = "answer" | "appeal";

const draftForm = (form: TextFormName, reference: string) => `privacy-${form} ${reference}`;

/** A refused form of the request's page, as it was typed. */
export interface TextFormDraft {
  form: TextFormName;
  text: string;
  /** Why it was refused. */
  message: string;
  /** The error of the text field. */
  error?: string;
}

/**
 * Returns from a refused form to the request's page, with what was typed.
 * @returns null for a form without a valid link
 * @throws DatabaseUnavailable if it can't be stored
 */
export async function redirectWithDraft(
  form: TextFormName,
  refusal: HttpError,
  sent: Record<string, unknown> | undefined,
  { language, now }: Pick<Context, "language" | "now">,
): Promise<Response | null> {
  const link = requestLinkSchema.safeParse(sent);
  if (sent === undefined || refusal.status === 503) return formErrorPage(refusal, language);
  if (!link.success || refusal.status === 404) return null;
  const { reference, token } = link.data;
  const values = { text: String(sent.text ?? "") };
  const { message, fields = {} } = refusal.localize(language);
  const draft = { form: draftForm(form, reference), values, fields, message };
  const formPath = requestPaths.typed(reference, token, await saveDraft(draft, now));
  return seeOther(pathIn(language, formPath));
}

/** The stored draft of a refused form; null if it belongs to another request or has expired. */
export async function readTextFormDraft(
  reference: string,
  id: string | string[] | undefined,
  now: Date,
): Promise<TextFormDraft | null> {
  const draft: Draft | null = typeof id === "string" ? await readDraft(id, now) : null;
  const form = (["answer", "appeal"] as const).find((one) => draft?.form === draftForm(one, reference));
  if (!draft || !form) return null;
  return { form, text: draft.values.text ?? "", message: draft.message, error: draft.fields.text };
}
