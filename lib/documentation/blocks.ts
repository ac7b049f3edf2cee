/**
 * Documentation as data, so that one text becomes both the page and the Markdown files. Texts may hold `code`,
 * **strong** and [links](…), nothing else.
 */
export type Block =
  | { type: "text"; text: string }
  | { type: "heading"; id: string; text: string }
  | { type: "list"; items: readonly string[] }
  | { type: "steps"; items: readonly { title: string; blocks: readonly Block[] }[] }
  | { type: "code"; label: string; grammar: "bash" | "json" | "text"; code: string }
  | { type: "table"; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Drawn from the description of the API instead of being written. */
  | { type: "part"; part: "endpoints" | "errors" | "reference" | "guides" | "calculator" };

export type DocumentationSection = {
  id: "quick-start" | "api-reference" | "integration-guides" | "security-privacy" | "configuration";
  title: string;
  /** One sentence, on the section's card and below its heading. */
  lead: string;
  icon: "bolt" | "code" | "puzzle" | "shield-check" | "sliders";
  blocks: readonly Block[];
};
