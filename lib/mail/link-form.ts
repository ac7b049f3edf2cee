import type { z } from "zod";
import { type Transaction, write } from "@/lib/platform/database";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { type Context, onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import type { Refusal } from "@/lib/platform/refusal";
import { paths } from "@/lib/site/paths";

interface LinkForm<S extends z.ZodType, A extends object> {
  schema: S;
  /** Everything slow first, then the transaction. */
  prepare: (input: z.output<S>, context: Context) => Promise<(tx: Transaction) => Promise<A>>;
  /** Where a plain form goes on to. */
  next: (input: z.output<S>, answer: A) => string;
  /** Where a plain form goes on to when it is refused; `input` where it got as far as being valid. */
  refused?: (refusal: Refusal, input: z.output<S> | undefined) => string;
}

/** The panel of the requests page that a refused form ends at. */
function requestsPanel({ status }: Refusal): string {
  const panels: Record<number, string> = { 404: "no-link", 409: "changed", 422: "check" };
  return `${paths.privacyRequests}#${panels[status] ?? "failed"}`;
}

/** The handlers behind the buttons that mailed links lead to. JSON is answered with JSON, a plain form with 303. */
export function linkForm<S extends z.ZodType, A extends object>(options: LinkForm<S, A>) {
  const { schema, prepare, next, refused = requestsPanel } = options;
  const inputs = new WeakMap<Request, z.output<S>>();
  const POST = route(
    async (request, context) => {
      assertSameOrigin(request);
      await consume("mailLink", context.clientAddress, context.now);
      const { input } = validate(request, schema, await readFields(request));
      inputs.set(request, input);
      const answer = await write(await prepare(input, context));
      if (isForm(request)) return seeOther(next(input, answer));
      return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
    },
    (request, refusal, { requestId }) => {
      if (!isForm(request)) return problemAnswer(refusal, requestId);
      return seeOther(refused(refusal, inputs.get(request)));
    },
  );
  return { ...onlyMethods("POST"), POST };
}
