const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
