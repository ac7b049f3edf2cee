import { llmsText } from "@/lib/documentation/llms";

export const dynamic = "force-static";

/** A summary of the site for language models, in the format of llmstxt.org. */
export function GET() {
  return new Response(llmsText(), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
