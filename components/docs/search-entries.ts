export type Entry = { id: string; title: string; text: string };
export type Found = { id: string; title: string; context: string };

const mostResults = 8;

/** The parts of the page that can be found: whatever says so, with its own text and not that of parts inside it. */
export function readEntries(): Entry[] {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-doc-entry]"), (element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const inner of copy.querySelectorAll("[data-doc-entry], .sr-only, .docs-anchor, button, legend"))
      inner.remove();
    // Cells and items follow each other without white space in the markup.
    for (const block of copy.querySelectorAll("td, th, dt, dd, li, p, h3, h4, label")) block.append(" ");
    return {
      id: element.id,
      title: element.dataset.docEntry ?? "",
      text: (copy.textContent ?? "").replace(/\s+/g, " ").trim(),
    };
  });
}

/** The entries that hold every word of the query, those with a word in their title first. */
export function searchEntries(entries: readonly Entry[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const title = entry.title.toLowerCase();
    const text = entry.text.toLowerCase();
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const rank = words.filter((word) => title.includes(word)).length;
    const at = Math.max(0, text.indexOf(words.find((word) => text.includes(word)) ?? "") - 30);
    const context = `${at > 0 ? "…" : ""}${entry.text.slice(at, at + 110)}`;
    return [{ rank, found: { id: entry.id, title: entry.title, context } }];
  });
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostResults)
    .map(({ found }) => found);
}
