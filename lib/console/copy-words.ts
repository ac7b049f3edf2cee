/** Copy buttons for secrets that are shown once. In a separate file, because sign-in pages load it outside the gate. */
export const copyWords = {
  idle: "Copy",
  done: "Copied",
  selected: "Press Ctrl+C",
  results: { done: "Copied to the clipboard.", selected: "Selected. Press Ctrl+C to copy it." },
  print: "Print",
  download: "Download",
};
