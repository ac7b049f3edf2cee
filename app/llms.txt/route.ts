import { llmsText } from "@/lib/documentation/llms";

export const dynamic = "force-static";

/** The site in brief for language models, after llmstxt.org. */
export function GET() {
  return new Response(llmsText(), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
