import type { MetadataRoute } from "next";
import { site } from "./brand";
import { pictureColors } from "./brand-mark";
import { type Language, pathIn } from "./language";
import { paths } from "./paths";
import { siteWords } from "./words";

/** Where the manifest of a language is. Next has a place for one only. */
export const manifestPath = (language: Language): string => pathIn(language, "/manifest.webmanifest");

/** The W3C Web Application Manifest in one language. */
export function manifestIn(language: Language): MetadataRoute.Manifest {
  const home = pathIn(language, paths.home);
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    description: siteWords[language].description,
    lang: language,
    start_url: home,
    display: "minimal-ui",
    background_color: pictureColors.canvas,
    theme_color: pictureColors.canvas,
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
