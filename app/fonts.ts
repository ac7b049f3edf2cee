import localFont from "next/font/local";

/**
 * Self-hosted from the npm packages: nothing is fetched at build or run time. The text face is preloaded and never
 * swapped in late (`optional`), so no page moves; a connection too slow for it keeps the matched fallback.
 */
export const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text",
  display: "optional",
  adjustFontFallback: "Arial",
});

/** Its fallbacks in --font-mono share its advance of 0.6 em: swapping it in moves nothing either. */
export const code = localFont({
  src: "../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
  weight: "100 800",
  variable: "--font-code",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});
