import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { PagePicture } from "@/components/pictures/page-picture";
import { openGraphFile, openGraphSize, pageKeys } from "@/lib/pages/page-meta";
import { languages } from "@/lib/site/language";

export const dynamic = "force-static";
export const dynamicParams = false;

const pictures = languages.flatMap((language) =>
  pageKeys.map((page) => ({ language, page, file: openGraphFile(language, page) })),
);

export const generateStaticParams = () => pictures.map(({ file }) => ({ file }));

/** The Open Graph image of a page in a language, rendered at build time. The renderer reads woff, not woff2. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const picture = pictures.find((one) => file === one.file);
  if (!picture) {
    return new Response(null, { status: 404 });
  }
  const font = await readFile(
    join(
      process.cwd(),
      "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
    ),
  );
  return new ImageResponse(<PagePicture language={picture.language} page={picture.page} />, {
    ...openGraphSize,
    fonts: [{ name: "Instrument Sans", data: font, weight: 600, style: "normal" }],
  });
}
