import type { MetadataRoute } from "next";
import { site } from "@/lib/site/brand";
import { pictureColours } from "@/lib/site/brand-mark";
import { paths } from "@/lib/site/paths";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: paths.home,
    display: "minimal-ui",
    background_color: pictureColours.canvas,
    theme_color: pictureColours.canvas,
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
