import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { AnnouncementPainter } from "@/components/announcement/announcement-hint";
import { MotionGuard } from "@/components/layout/motion-guard";
import { figures } from "@/lib/site/figures";
import { fontFaces } from "./fonts";
import "./globals.css";

/** The document around every page. The theme script runs before the first paint; hydration must not undo it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontFaces} suppressHydrationWarning>
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
