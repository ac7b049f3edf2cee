import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { AnnouncementPainter } from "@/components/announcement/announcement-scripts";
import { MotionGuard } from "@/components/layout/motion-guard";
import { Ready } from "@/components/layout/ready";
import { OpenIncidentsScript } from "@/components/status/open-incidents-notice";
import { brandedTitle } from "@/lib/pages/page-meta";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { figures } from "@/lib/site/figures";
import { manifestPath } from "@/lib/site/manifest";
import { siteWords } from "@/lib/site/words";
import "./globals.css";

const textFace = new URL("./fonts/instrument-sans.woff2", import.meta.url).pathname;

/** The default metadata of all pages. */
export async function documentMetadata(): Promise<Metadata> {
  const language = await currentLanguage();
  const { tagline, description } = siteWords[language];
  return {
    metadataBase: new URL(site.url),
    title: { default: brandedTitle(language, tagline), template: `%s · ${site.name}` },
    description,
    manifest: manifestPath(language),
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fcfbf9" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1119" },
  ],
};

/** The document of every page. The theme script runs before the first paint, and hydration must not undo it. */
export async function Document({ children }: { children: ReactNode }) {
  preload(textFace, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={await currentLanguage()} data-scripts="awaited" suppressHydrationWarning>
      <body>
        <AnnouncementPainter />
        <OpenIncidentsScript />
        <ThemeProvider attribute="data-theme" defaultTheme="system" enableColorScheme={false}>
          {children}
        </ThemeProvider>
        <MotionGuard minimumFps={figures.timings.minimumFps} />
        <Ready />
      </body>
    </html>
  );
}
