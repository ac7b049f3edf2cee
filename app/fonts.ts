import localFont from "next/font/local";

/**
 * Self-hosted, cut down by scripts/fonts.ts: nothing is fetched at build or run time. The code face is declared in
 * globals.css, so that a page can preload it. The text face is preloaded and
 * never swapped in late (`optional`), so no page moves; a connection too slow for it keeps the matched fallback.
 */
const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 600",
  variable: "--font-text",
  display: "optional",
  adjustFontFallback: "Arial",
});

/**
 * The same face's rarer signs and accents. Fetched by pages that show one: the range keeps it out of all others.
 * scripts/fonts.ts reads the range here, where Next takes nothing but a literal.
 */
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
      value:
        "U+A2-A6, U+A8, U+AA-B6, U+B8-BE, U+C0-E0, U+E2-E6, U+E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+201A, U+201E, U+2039-203A, U+2122",
    },
  ],
});

/** The classes that name the faces to the styles; the document's root carries them. */
export const fontFaces = [text, moreText].map(({ variable }) => variable).join(" ");
