import "server-only";
import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import go from "shiki/langs/go.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import type { Token, TokenKind } from "./tokens";

export type Grammar = "bash" | "go" | "json" | "python" | "typescript" | "text";

const prefix = "--syntax-";
const theme = createCssVariablesTheme({ name: "palisade", variablePrefix: prefix, fontStyle: false });

let highlighter: ReturnType<typeof createHighlighterCore> | undefined;

/** Loaded once at build time; browsers don't load it. */
function load() {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [bash, go, json, python, typescript],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

/** The theme's color names. Parameters and punctuation look like ordinary text. */
const kinds: Record<string, TokenKind> = {
  keyword: "keyword",
  string: "string",
  "string-expression": "string",
  link: "string",
  constant: "constant",
  function: "function",
  comment: "comment",
};

/** "var(--syntax-token-string)" → "string". Operators and brackets always look like ordinary text. */
function kindOf(content: string, color: string | undefined): TokenKind | undefined {
  const kind = kinds[/--syntax-token-([a-z-]+)/.exec(color ?? "")?.[1] ?? ""];
  const isPunctuation = !/[\p{L}\p{N}]/u.test(content);
  return isPunctuation && (kind === "keyword" || kind === "constant") ? undefined : kind;
}

/**
 * The highlighted ranges of a program, with adjacent ranges of one kind merged. They color its text without an element
 * each (components/docs/code-colors.tsx): the documentation has 2,500, each of which would be parsed, styled and laid
 * out.
 */
export async function highlight(code: string, grammar: Grammar): Promise<Token[]> {
  if (grammar === "text") return [];
  const { codeToTokensBase } = await load();
  // No time limit, because a busy machine would leave the rest of a line plain, and builds would differ.
  const lines = codeToTokensBase(code, { lang: grammar, theme: "palisade", tokenizeTimeLimit: 0 });
  const tokens: Token[] = [];
  for (const { content, color, offset } of lines.flat()) {
    const kind = kindOf(content, color);
    if (!kind || content.trim() === "") continue;
    const last = tokens.at(-1);
    const end = offset + content.length;
    // White space has no color, so it never ends a range.
    if (last?.kind === kind && code.slice(last.end, offset).trim() === "") last.end = end;
    else tokens.push({ kind, start: offset, end });
  }
  return tokens;
}
