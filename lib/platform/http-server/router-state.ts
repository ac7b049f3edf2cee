import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { z } from "zod";

/** Characters, many times what the deepest page of this site has. */
const longest = 8000;

const segment = z.union([
  z.string(),
  // A dynamic one: name, value, kind and the static ones beside it. Intercepted routes, which have more kinds, are none.
  z.tuple([z.string(), z.string(), z.enum(["c", "oc", "d"]), z.array(z.string()).nullable()]),
]);
const tree: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullable().optional(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullable().optional(),
    z.number().nullable().optional(),
    z.string().optional(),
  ]),
);

/**
 * Whether what a client says it shows already (`Next-Router-State-Tree`) is a tree of segments. Next answers any other
 * with 500, as a mistake of ours, which every stranger could so make the status page count. Where it is taken away
 * Next sends the page whole, after a redirect: being stricter than Next costs one request and nothing else.
 */
export function isRouterState(value: string | string[] | undefined): boolean {
  if (typeof value !== "string" || value.length > longest) return false;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(value))).success;
  } catch {
    return false;
  }
}

/**
 * Keeps from shared caches where Next leads a request for a page's data (`RSC`): the page's own address answers so, and
 * nothing in the answer says that it varies by that header. A cache would lead everybody there.
 */
export function keepDataRedirectsPrivate({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.rsc === undefined) return;
  onHeaders(response, () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) {
      response.setHeader("Cache-Control", "private, no-store");
    }
  });
}
