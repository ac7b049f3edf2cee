import { preload } from "react-dom";

const codeFont = new URL("../../app/fonts/jetbrains-mono.woff2", import.meta.url).pathname;

/** Preloads the code font on pages full of code, which avoids a second layout. */
export function preloadCodeFont(): void {
  preload(codeFont, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
