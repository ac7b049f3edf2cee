import { searchEntries } from "@/components/docs/search-entries";
import { sectionMarkdown } from "@/lib/documentation/markdown";
import { searchFile } from "@/lib/documentation/search";
import { documentationSections } from "@/lib/documentation/sections";
import { languages } from "@/lib/site/language";

const sections = documentationSections.en;

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...sections.map(({ id }) => `${id}.md`), ...languages.map(searchFile)].map((file) => ({ file }));
}

/**
 * One section of the documentation as Markdown, in English at a single address, for programs; or the search index of a
 * language.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const language = languages.find((each) => searchFile(each) === file);
  if (language) return Response.json(await searchEntries(language));
  const section = sections.find(({ id }) => `${id}.md` === file);
  if (!section) return new Response("Not found\n", { status: 404 });
  return new Response(await sectionMarkdown(section), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
