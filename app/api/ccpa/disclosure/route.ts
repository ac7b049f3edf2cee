import { validate } from "@/lib/platform/http/parse";
import { onlyMethods, route } from "@/lib/platform/http/route";
import { yearOf } from "@/lib/privacy/clocks";
import { disclosureQuery } from "@/lib/privacy/disclosure-schema";
import { readDisclosure } from "@/lib/privacy/read-disclosure";

export const { POST, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET");

export const GET = route(async (request, { now }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { year = yearOf(now) } = validate(request, disclosureQuery, query).input;
  const disclosure = await readDisclosure(year, now);
  return Response.json(disclosure, { headers: { "Cache-Control": "private, max-age=60" } });
});
