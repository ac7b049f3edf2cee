import { readFileSync } from "node:fs";
import { parseAst } from "vitest/node";

type SyntaxNode = Record<string, unknown>;

function addNodes(value: unknown, nodes: SyntaxNode[]) {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) nodes.push(value as SyntaxNode);
  for (const child of Object.values(value)) addNodes(child, nodes);
}

/** The nodes of a module's syntax tree, as ESTree names them. */
export function syntaxNodesOf(file: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  addNodes(parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }), nodes);
  return nodes;
}
