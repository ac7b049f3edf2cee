import { ImageResponse } from "next/og";
import { MarkPicture } from "@/components/pictures/mark-picture";

export const dynamic = "force-static";
export const dynamicParams = false;

const icons = {
  "192.png": { size: 192, share: 0.66, round: 0.2 },
  "512.png": { size: 512, share: 0.66, round: 0.2 },
  "maskable.png": { size: 512, share: 0.5, round: 0 },
} as const;

export function generateStaticParams() {
  return Object.keys(icons).map((file) => ({ file }));
}

/** The icons of the web app manifest, rendered at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = icons[file as keyof typeof icons];
  return new ImageResponse(<MarkPicture {...icon} />, { width: icon.size, height: icon.size });
}
