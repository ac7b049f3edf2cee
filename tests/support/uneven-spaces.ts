/**
 * Runs in the page. Text in the code face with a narrow space, which is as wide as any other character in some
 * monospaced faces and half as wide in others: such text moves when the face arrives.
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
