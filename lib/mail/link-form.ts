import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { isForm, readFields, type SchemaByLanguage, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import type { Refusal } from "@/lib/platform/refusal";
import { pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

interface LinkForm<S extends z.ZodType, A extends object> {
  schema: SchemaByLanguage<S>;
  run: (context: Context, input: z.output<S>) => Promise<A>;
  /** Where a plain form goes on to, as lib/site/paths.ts has it: it is led to that page in the language it asked for. */
  next: (input: z.output<S>, answer: A) => string;
  /** Where a plain form goes on to when it is refused; `input` where it got as far as being valid. */
  refused?: (refusal: Refusal, input: z.output<S> | undefined) => string;
  /**
   * For a form with words in it: leads a refused one to where they are still typed. `sent` is what was read of it.
   * Where it answers null, `refused` does.
   */
  keep?: (
    refusal: Refusal,
    sent: Record<string, unknown> | undefined,
    context: Pick<Context, "language" | "now">,
  ) => Promise<Response | null>;
}

/** The panel of the requests page that a refused form ends at. */
function requestsPanel({ status }: Refusal): string {
  const panels: Record<number, string> = { 404: "no-link", 409: "changed", 422: "check" };
  return `${paths.privacyRequests}#${panels[status] ?? "failed"}`;
}

/** The handlers behind the buttons that mailed links lead to. JSON is answered with JSON, a plain form with 303. */
export function linkForm<S extends z.ZodType, A extends object>(options: LinkForm<S, A>) {
  const { schema, run, next, refused = requestsPanel, keep } = options;
  const inputs = new WeakMap<Request, z.output<S>>();
  const sentFields = new WeakMap<Request, Record<string, unknown>>();
  const POST = route(
    async (request, context) => {
      assertSameOrigin(request);
      await consume("mailLink", context.clientAddress, context.now);
      const sent = await readFields(request);
      sentFields.set(request, sent);
      const { input } = validate(request, schema, sent);
      inputs.set(request, input);
      const answer = await run(context, input);
      if (isForm(request)) return seeOther(pathIn(context.language, next(input, answer)));
      return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
    },
    async (request, refusal, context) => {
      const { requestId, language } = context;
      if (!isForm(request)) return problemAnswer(refusal, requestId, language);
      const kept = await keep?.(refusal, sentFields.get(request), context);
      if (kept) return kept;
      return seeOther(pathIn(language, refused(refusal, inputs.get(request))));
    },
  );
  return { ...onlyMethods("POST"), POST };
}
