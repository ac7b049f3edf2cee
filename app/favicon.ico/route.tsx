import { ImageResponse } from "next/og";
import { MarkPicture } from "@/components/pictures/mark-picture";

export const dynamic = "force-static";

const side = 48;

/** The header of an icon file that holds one PNG: reserved, type 1, one image; then its entry. */
function icoHeader(length: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, side);
  header.setUint8(7, side);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, length, true);
  header.setUint32(18, header.byteLength, true);
  return new Uint8Array(header.buffer);
}

/** What is asked for by address alone: feed readers, bookmarks, older browsers. Pages name the SVG. */
export async function GET() {
  const picture = new ImageResponse(<MarkPicture size={side} share={0.74} round={0.2} />, {
    width: side,
    height: side,
  });
  const png = await picture.arrayBuffer();
  return new Response(new Blob([icoHeader(png.byteLength).slice(), png]), {
    headers: { "Content-Type": "image/x-icon" },
  });
}
