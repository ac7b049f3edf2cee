// React is set up in the first of two tasks and the page is taken over in the second. In one they hold up a phone for
// 200 ms, in which it answers to nothing.
import "react-dom/client";

declare global {
  interface Window {
    /** Inline scripts that Next runs before it takes over a page, ending its task after each ("beforeInteractive"). */
    __next_s?: [src: unknown, props: { children: string }][];
  }
}

window.__next_s ??= [];
window.__next_s.push([0, { children: "" }]);
