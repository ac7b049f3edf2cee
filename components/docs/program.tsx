import { type Grammar, highlight } from "@/lib/documentation/highlight";

type ProgramProps = { code: string; grammar: Grammar; label: string; language?: string };

/** Code that scrolls sideways by itself, highlighted while the page is built. */
export async function Program({ code, grammar, label, language }: ProgramProps) {
  const html = await highlight(code, grammar);
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and marked up from the site's own samples */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
