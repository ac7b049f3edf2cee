import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { AnnouncementPainter } from "@/components/announcement/announcement-hint";
import { MotionGuard } from "@/components/layout/motion-guard";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { figures } from "@/lib/site/figures";
import { fontFaces } from "./fonts";
import "./globals.css";

/** What every page says of itself unless it says something else. */
export const documentMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s · ${site.name}` },
  description: site.description,
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fcfbf9" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1119" },
  ],
};

/** The document around every page. The theme script runs before the first paint; hydration must not undo it. */
export async function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={await currentLanguage()} className={fontFaces} suppressHydrationWarning>
      <body>
        <AnnouncementPainter />
        <ThemeProvider attribute="data-theme" defaultTheme="system" enableColorScheme={false}>
          {children}
        </ThemeProvider>
        <MotionGuard minimumFps={figures.timings.minimumFps} />
      </body>
    </html>
  );
}
