import localFont from "next/font/local";

/**
 * Self-hosted, cut down by scripts/fonts.ts: nothing is fetched at build or run time. The text face is preloaded and
 * never swapped in late (`optional`), so no page moves; a connection too slow for it keeps the matched fallback.
 */
const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 600",
  variable: "--font-text",
  display: "optional",
  adjustFontFallback: "Arial",
});

/** The same face's accents and rarer signs. Fetched by pages that show one: the range keeps it out of all others. */
const moreText = localFont({
  src: "./fonts/instrument-sans-more.woff2",
  weight: "400 600",
  variable: "--font-more-text",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+A1-A6, U+A8, U+AA-B6, U+B8-FF, U+152-153, U+201A, U+201E, U+2039-203A, U+2122",
    },
  ],
});

/** Its fallbacks in --font-mono share its advance of 0.6 em: swapping it in moves nothing either. */
const code = localFont({
  src: "./fonts/jetbrains-mono.woff2",
  weight: "400 600",
  variable: "--font-code",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** The classes that name the faces to the styles; the document's root carries them. */
export const fontFaces = [text, moreText, code].map(({ variable }) => variable).join(" ");
