import { route } from "@/lib/platform/http/route";
import { Refusal } from "@/lib/platform/refusal";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { type Law, laws, requestSent } from "@/lib/privacy/laws";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { type PrivacyRequestInput, requestSchemasOf } from "@/lib/privacy/schema";

const requestRoute = (law: Law, endpoint: string) =>
  submissionRoute({
    endpoint,
    schema: requestSchemasOf(law),
    limit: "privacy",
    form: { sent: requestSent(law), draft: law },
    // The law's own schema has accepted the type.
    submit: (context, request, { gpc }) =>
      openRequest(context, { law, ...request } as PrivacyRequestInput, { gpc }),
    stands: (tx, { reference }) => isOpen(tx, reference),
  });

const routes = new Map(laws.map(({ id, endpoint }) => [endpoint, requestRoute(id, endpoint)]));

const unknown = route(() => {
  throw new Refusal(404, "Nothing is taken at this address.");
});

type Params = { params: Promise<{ law: string }> };

/** The endpoint of every law whose definition names it. */
const at =
  (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") =>
  async (request: Request, { params }: Params): Promise<Response> => {
    const { law } = await params;
    const handle = routes.get(`/api/${law}/request`)?.[method] ?? unknown;
    return handle(request, { params: Promise.resolve({}) });
  };

export const GET = at("GET");
export const POST = at("POST");
export const PUT = at("PUT");
export const PATCH = at("PATCH");
export const DELETE = at("DELETE");
export const OPTIONS = at("OPTIONS");
