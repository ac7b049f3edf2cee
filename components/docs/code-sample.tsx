import { type Grammar, highlight } from "@/lib/documentation/highlight";
import { encodeTokens } from "@/lib/documentation/tokens";

type ProgramProps = { code: string; grammar: Grammar; label: string; language?: string };

/** A code sample that scrolls horizontally. It is tokenized at build time; see `CodeColors`. */
export async function CodeSample({ code, grammar, label, language }: ProgramProps) {
  const tokens = await highlight(code, grammar);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of text, not of fields; a region would be one landmark of forty
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-language={language}
      className="program"
    >
      <pre>
        <code data-tokens={encodeTokens(tokens) || undefined}>{code}</code>
      </pre>
    </div>
  );
}
