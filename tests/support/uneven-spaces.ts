/**
 * Runs in the page. Finds text in the code font with a narrow space. Its width differs between monospaced fonts, so
 * such text moves when the web font loads.
 */
export function unevenSpaces(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !/[\u2000-\u200a\u202f\u205f]/.test(text.nodeValue ?? "")) continue;
    if (getComputedStyle(holder).fontFamily.includes("Palisade Code")) found.push(text.nodeValue ?? "");
  }
  return found;
}
