import { documentationLabels } from "@/lib/documentation/labels";

type HeadingProps = { level: 2 | 3; id: string; className?: string; children: string };

/** A heading that links to itself, so that its address can be passed on. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <Tag className={`relative ${className ?? (level === 2 ? "text-title" : "text-heading")}`}>
      {children}
      <a href={`#${id}`} aria-label={`${documentationLabels.linkTo} ${children}`} className="docs-anchor">
        #
      </a>
    </Tag>
  );
}
