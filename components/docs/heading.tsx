import { documentationWords } from "@/lib/documentation/words";
import type { Language } from "@/lib/site/language";

type HeadingProps = {
  level: 1 | 2 | 3;
  id: string;
  language: Language;
  className?: string;
  children: string;
};

const looks = { 1: "text-headline", 2: "text-title", 3: "text-heading" } as const;

/** A heading that links to itself, so that its address can be shared. */
export function Heading({ level, id, language, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={`relative ${className ?? looks[level]}`}>
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
