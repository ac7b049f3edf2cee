import localFont from "next/font/local";

/**
 * The letters and quotation marks of German, French and Spanish that the first face doesn't hold: here they are on every
 * page, so it is preloaded with the first one. scripts/fonts.ts reads the range here.
 */
const accents = localFont({
  src: "../fonts/instrument-sans-accents.woff2",
  weight: "400 600",
  variable: "--font-accents",
  display: "optional",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+AA-AB, U+BA-BB, U+C0-C2, U+C4, U+C7-CB, U+CD-CF, U+D1, U+D3-D4, U+D6, U+D9-DC, U+DF-E0, U+E2, U+E4, U+E6, U+E8, U+EA-EB, U+EE-EF, U+F4, U+F6, U+F9, U+FB, U+FF, U+152-153, U+201A, U+201E, U+2039-203A",
    },
  ],
});

export const languageFaces = accents.variable;
