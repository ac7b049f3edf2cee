import { staffRoute } from "@/lib/console/staff-route";
import { readFields, validate } from "@/lib/platform/http/parse";
import { onlyMethods } from "@/lib/platform/http/route";
import { connectorReport } from "@/lib/privacy/connector-schema";
import { reportHeld } from "@/lib/privacy/connectors";

type Params = { reference: string };

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = onlyMethods<Params>("POST");

/** Takes what another system says that it holds about the person of a request. */
export const POST = staffRoute<Params>("reports:write", async (context, request, { reference }) => {
  const { input } = validate(request, connectorReport, await readFields(request));
  return reportHeld(context, { ...input, reference });
});
