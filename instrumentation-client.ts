// React is set up in the first of two tasks and the page is taken over in the second. In one they hold up a phone for
// 200 ms, in which it answers to nothing.
import "react-dom/client";

declare global {
  interface Window {
    /** Inline scripts that Next runs one after the other, ending its task, before it takes over a page. */
    __next_s?: [src: unknown, props: { children: string }][];
  }
}

/** Resolves in a task of its own. By a message: a timer is held back in a tab that was opened behind another. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const message = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  port2.postMessage(null);
  return message;
}

// One empty script, for the end of which Next would set a timer.
window.__next_s = Object.assign([[0, { children: "" }] as [number, { children: string }]], {
  reduce: nextTask,
});
