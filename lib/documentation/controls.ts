/** The words of the documentation's own controls: its search and its copy buttons. */
export const docsControls = {
  searchHint: "Press Ctrl+K or ⌘K to search",
  searchKeys: "Ctrl K",
  copy: {
    idle: "Copy",
    done: "Copied",
    /** Where the browser doesn't let the page copy. */
    selected: "Selected",
    byHand: "The code is selected. Copy it with your keyboard or your browser’s menu.",
  },
} as const;
