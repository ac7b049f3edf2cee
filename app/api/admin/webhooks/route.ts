import { staffRoute } from "@/lib/console/staff-route";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods } from "@/lib/platform/http/route";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { listEndpoints, readEndpoint } from "@/lib/webhooks/read-endpoints";
import { endpointInput } from "@/lib/webhooks/schema";

export const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "POST");

export const GET = staffRoute("webhooks:read", async () => ({ endpoints: await listEndpoints() }));

export const POST = staffRoute("webhooks:write", async (context, request) => {
  const { input } = validate(request, endpointInput, await readFields(request));
  const { id, secret } = await addEndpoint(context, input);
  return { ...(await readEndpoint(id)), secret };
});
