import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { PagePicture } from "@/components/pictures/page-picture";
import { type PageKey, pageMeta, pictureSize } from "@/lib/site/metadata";

export const dynamic = "force-static";
export const dynamicParams = false;

const pages = Object.keys(pageMeta) as PageKey[];

export function generateStaticParams() {
  return pages.map((page) => ({ file: `${page}.png` }));
}

/** The Open Graph picture of one page, drawn during the build. The renderer reads woff, not woff2. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const page = pages.find((key) => file === `${key}.png`);
  if (!page) {
    return new Response(null, { status: 404 });
  }
  const font = await readFile(
    join(
      process.cwd(),
      "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff",
    ),
  );
  return new ImageResponse(<PagePicture page={page} />, {
    ...pictureSize,
    fonts: [{ name: "Instrument Sans", data: font, weight: 600, style: "normal" }],
  });
}
