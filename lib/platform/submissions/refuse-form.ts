import { typedValues } from "@/lib/platform/http/parse";
import { problemHeaders } from "@/lib/platform/http/problem-response";
import { seeOther } from "@/lib/platform/http/see-other";
import type { HttpError } from "@/lib/platform/http-error";
import type { Call } from "@/lib/platform/operations/call";
import { platformWords } from "@/lib/platform/words";
import { escapeHtml } from "@/lib/platform/xml-text";
import { type Language, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { saveOwnDraft, senderOf } from "./drafts";

/**
 * Redirects a refused plain form to the same form with everything still typed.
 * @throws DatabaseUnavailable if it can't be stored
 */
export async function refuseForm(
  form: string,
  sent: Record<string, unknown> | undefined,
  refusal: HttpError,
  { request, context: { language, now } }: Pick<Call, "request" | "context">,
): Promise<Response> {
  if (!sent || refusal.status === 503) return formErrorPage(refusal, language);
  const { message, fields = {} } = refusal.localize(language);
  const { sender, headers } = senderOf(request);
  const id = await saveOwnDraft({ form, values: typedValues(sent), fields, message }, sender, now);
  return seeOther(pathIn(language, `${paths.correction}/${id}`), headers);
}

/** A page that works without the database, and points to the browser's back button. */
export function formErrorPage(refusal: HttpError, language: Language): Response {
  const sentence = escapeHtml(refusal.localize(language).message);
  const { title, advice } = platformWords[language].notSent;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>${sentence}</p>
<p>${advice}</p></html>`;
  return new Response(page, {
    status: refusal.status,
    headers: { ...problemHeaders(refusal), "Content-Type": "text/html; charset=utf-8" },
  });
}
