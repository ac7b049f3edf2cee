import { ImageResponse } from "next/og";
import { MarkPicture } from "@/components/pictures/mark-picture";

export const size = { width: 180, height: 180 };
export const contentType = "image/png";

/** iOS rounds the corners itself. */
export default function AppleIcon() {
  return new ImageResponse(<MarkPicture size={size.width} share={0.62} round={0} />, size);
}
