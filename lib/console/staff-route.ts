import type { Context, Staff } from "@/lib/platform/context";
import { route } from "@/lib/platform/http/route";
import type { Right } from "@/lib/platform/rights";
import { requireOperator } from "./require-operator";

/**
 * A handler of the API for who has the right: with a token as bearer, or with a session of the console.
 * @param right null for what everybody who is signed in may
 * @param answer what it answers, as JSON that nobody may keep
 */
export function staffRoute<P = Record<string, never>>(
  right: Right | null,
  answer: (context: Context & { actor: Staff }, request: Request, params: P) => Promise<object>,
) {
  return route<P>(async (request, visited) => {
    const context = { ...visited, actor: await requireOperator(request, visited, right) };
    const body = await answer(context, request, visited.params);
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  });
}
