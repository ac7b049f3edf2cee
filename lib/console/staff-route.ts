import type { Context } from "@/lib/platform/context";
import { route } from "@/lib/platform/http/route";
import { requireOperator } from "./require-operator";

/**
 * A handler of the API for the operator only: with the token as bearer, or with a session of the console.
 * @param answer what it answers, as JSON that nobody may keep
 */
export function staffRoute<P = Record<string, never>>(
  answer: (context: Context, request: Request, params: P) => Promise<object>,
) {
  return route<P>(async (request, visited) => {
    const context = { ...visited, actor: await requireOperator(request, visited) };
    const body = await answer(context, request, visited.params);
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  });
}
