/** What is shown once can be kept. Apart from the other words, since sign-in pages load it in front of the gate. */
export const copyWords = {
  idle: "Copy",
  done: "Copied",
  selected: "Press Ctrl+C",
  results: { done: "Copied to the clipboard.", selected: "Selected. Press Ctrl+C to copy it." },
  print: "Print",
  download: "Download",
};
