import { route } from "@/lib/platform/http/route";
import { type Language, mainLanguage } from "@/lib/site/language";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";

/** Readable from any website: it is public by design. */
export const anyOrigin = { "Access-Control-Allow-Origin": "*" };

const answer = (contentType: string, text: string) =>
  new Response(text, {
    headers: {
      ...anyOrigin,
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "no-cache",
    },
  });

/** A handler that answers the health record in another form, in the language that its address names. */
export const healthRoute = (
  contentType: string,
  render: (record: HealthRecord, language: Language, url: URL) => string,
) =>
  route(async (request, { now, language }) => {
    const record = await readHealth(now, language);
    return answer(contentType, render(record, language, new URL(request.url)));
  });

/** A handler for Statuspage clients, whose API has one language. */
export const statuspageRoute = (render: (record: HealthRecord) => string | Promise<string>) =>
  route(async (_request, { now }) =>
    answer("application/json", await render(await readHealth(now, mainLanguage))),
  );
