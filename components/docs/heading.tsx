import { documentationWords } from "@/lib/documentation/words";
import type { Language } from "@/lib/site/language";

type HeadingProps = { level: 2 | 3; id: string; language: Language; className?: string; children: string };

/** A heading that links to itself, so that its address can be passed on. */
export function Heading({ level, id, language, className, children }: HeadingProps) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <Tag className={`relative ${className ?? (level === 2 ? "text-title" : "text-heading")}`}>
      {children}
      <a
        href={`#${id}`}
        aria-label={`${documentationWords[language].labels.linkTo} ${children}`}
        className="docs-anchor"
      >
        #
      </a>
    </Tag>
  );
}
