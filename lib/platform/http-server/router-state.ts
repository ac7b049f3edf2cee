import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { z } from "zod";

/** The most characters, many times what the deepest page needs. */
const maxLength = 8000;

const segment = z.union([
  z.string(),
  // A dynamic one: name, value, kind and the static ones beside it. The site has no intercepted routes, whose kinds are missing here.
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
 * Whether `Next-Router-State-Tree` is a valid tree of segments. Next answers an invalid one with 500, so anybody could cause errors on
 * the status page. Without the header Next sends the whole page after a redirect, so being too strict costs one request.
 */
export function isRouterState(value: string | string[] | undefined): boolean {
  if (typeof value !== "string" || value.length > maxLength) return false;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(value))).success;
  } catch {
    return false;
  }
}

/**
 * Prevents shared caches from storing Next's redirect for a page's data (`RSC`): it lacks `Vary`, so a cache would redirect everybody
 * who asks for the page.
 */
export function keepDataRedirectsPrivate({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.rsc === undefined) return;
  onHeaders(response, () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) {
      response.setHeader("Cache-Control", "private, no-store");
    }
  });
}
