import "server-only";
import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import go from "shiki/langs/go.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import { escapeHtml } from "@/lib/platform/escape-html";

export type Grammar = "bash" | "go" | "json" | "python" | "typescript" | "text";

const prefix = "--syntax-";
const theme = createCssVariablesTheme({ name: "palisade", variablePrefix: prefix, fontStyle: false });

let highlighter: ReturnType<typeof createHighlighterCore> | undefined;

/** Loaded once, while pages are built; nothing of it reaches a browser. */
function load() {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [bash, go, json, python, typescript],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

/**
 * The elements that the theme's colours are shown as (app/styles/ui.css). HTML's own, of one letter where there is one:
 * a page carries 2,500 of them twice over, and a class would take four times the room. Parameters and punctuation look
 * like ordinary text, without an element.
 */
const elements: Record<string, string> = {
  keyword: "b",
  string: "i",
  "string-expression": "i",
  link: "i",
  constant: "u",
  function: "var",
  comment: "em",
};

/** "var(--syntax-token-string)" → "i". Operators and brackets look like ordinary text, whatever they belong to. */
function elementOf(content: string, color: string | undefined): string | undefined {
  const name = elements[/--syntax-token-([a-z-]+)/.exec(color ?? "")?.[1] ?? ""];
  const isSign = !/[\p{L}\p{N}]/u.test(content);
  return isSign && (name === elements.keyword || name === elements.constant) ? undefined : name;
}

/**
 * Code as HTML whose tokens are elements (`<i>` a string), because the site's policy forbids style attributes.
 * Neighbours of one kind share an element, which keeps a page of forty programs small.
 */
export async function highlight(code: string, grammar: Grammar): Promise<string> {
  if (grammar === "text") return escapeHtml(code);
  const { codeToTokensBase } = await load();
  // Without the time limit a busy machine would leave the rest of a line plain, and builds would differ.
  const lines = codeToTokensBase(code, { lang: grammar, theme: "palisade", tokenizeTimeLimit: 0 });
  return lines
    .map((tokens) => {
      const runs: { name: string | undefined; text: string }[] = [];
      for (const { content, color } of tokens) {
        const name = elementOf(content, color);
        const last = runs.at(-1);
        // White space has no colour, so it never ends a run.
        if (last && (last.name === name || content.trim() === "")) last.text += content;
        else runs.push({ name, text: content });
      }
      return runs
        .map(({ name, text }) => (name ? `<${name}>${escapeHtml(text)}</${name}>` : escapeHtml(text)))
        .join("");
    })
    .join("\n");
}
