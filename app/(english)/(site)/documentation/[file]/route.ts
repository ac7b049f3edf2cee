import { sectionMarkdown } from "@/lib/documentation/markdown";
import { documentationSections, receiversSection } from "@/lib/documentation/sections";

const sections = [...documentationSections.en, receiversSection.en];

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return sections.map(({ id }) => ({ file: `${id}.md` }));
}

/** One section of the documentation as Markdown: in English, at one address, as programs read it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const section = sections.find(({ id }) => `${id}.md` === file);
  if (!section) return new Response("Not found\n", { status: 404 });
  return new Response(await sectionMarkdown(section), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
