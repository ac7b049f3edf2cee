import { isLanguage, languages } from "@/lib/site/language";
import { manifestIn } from "@/lib/site/manifest";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => languages.map((language) => ({ language }));

export async function GET(_request: Request, { params }: { params: Promise<{ language: string }> }) {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  return Response.json(manifestIn(language), { headers: { "Content-Type": "application/manifest+json" } });
}
