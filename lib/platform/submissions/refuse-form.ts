import { escapeHtml } from "@/lib/platform/escape-html";
import { typedValues } from "@/lib/platform/http/parse";
import { problemHeaders } from "@/lib/platform/http/problem-answer";
import { seeOther } from "@/lib/platform/http/route";
import type { Refusal } from "@/lib/platform/refusal";
import { type DraftForm, saveDraft } from "./drafts";

/**
 * Leads a plain form that was refused to the same form with everything still typed. What can't be kept (it was never
 * read, or the storage is down) is still in the browser, one step back.
 */
export async function refuseForm(
  form: DraftForm,
  sent: Record<string, unknown> | undefined,
  refusal: Refusal,
  now: Date,
): Promise<Response> {
  if (!sent || refusal.status === 503) return plainPage(refusal);
  const { message, details } = refusal;
  try {
    const draft = { form, values: typedValues(sent), fields: details.fields ?? {}, message };
    return seeOther(`/correct/${await saveDraft(draft, now)}`);
  } catch {
    return plainPage(refusal);
  }
}

/** A page that needs nothing of the site: what was typed is still in the browser, one step back. */
export function plainPage(refusal: Refusal): Response {
  const sentence = escapeHtml(refusal.message);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent</title><h1>Not sent</h1><p>${sentence}</p>
<p>Nothing was sent. Go back in your browser: what you typed is still there.</p></html>`;
  return new Response(page, {
    status: refusal.status,
    headers: { ...problemHeaders(refusal), "Content-Type": "text/html; charset=utf-8" },
  });
}
