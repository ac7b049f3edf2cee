import { preload } from "react-dom";

/**
 * Has the browser fetch the code face before the first paint. To be called by what shows it on most pages: swapped in
 * later it moves nothing, but has the whole page laid out a second time.
 */
export function preloadCodeFace(): void {
  const { pathname } = new URL("../../app/fonts/jetbrains-mono.woff2", import.meta.url);
  preload(pathname, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
