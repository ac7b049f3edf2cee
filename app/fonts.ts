import localFont from "next/font/local";

/**
 * Self-hosted, out of npm packages: nothing is fetched at build or run time. The text face is preloaded and never
 * swapped in late (`optional`), so no page moves; a connection too slow for it keeps the matched fallback.
 */
export const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text",
  display: "optional",
  adjustFontFallback: "Arial",
});

/**
 * Written by scripts/fonts.ts. Its fallbacks in --font-mono share its advance of 0.6 em: swapping it in moves nothing
 * either.
 */
export const code = localFont({
  src: "./fonts/jetbrains-mono.woff2",
  weight: "400 600",
  variable: "--font-code",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});
