import { staffRoute } from "@/lib/console/staff-route";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods } from "@/lib/platform/http/route";
import { changeEndpoint, removeEndpoint } from "@/lib/webhooks/endpoints";
import { readEndpoint } from "@/lib/webhooks/read-endpoints";
import { endpointChange } from "@/lib/webhooks/schema";

type Params = { id: string };

export const { POST, PATCH, OPTIONS } = onlyMethods<Params>("GET", "HEAD", "PUT", "DELETE");

export const GET = staffRoute<Params>("webhooks:read", async (_context, _request, { id }) =>
  readEndpoint(id),
);

export const PUT = staffRoute<Params>("webhooks:write", async (context, request, { id }) => {
  const { input } = validate(request, endpointChange, await readFields(request));
  await changeEndpoint(context, { ...input, id });
  return readEndpoint(id);
});

export const DELETE = staffRoute<Params>("webhooks:write", async (context, _request, { id }) => {
  await removeEndpoint(context, { id });
  return { success: true };
});
