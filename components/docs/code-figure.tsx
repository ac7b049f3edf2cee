import { cx } from "@/components/ui/cx";
import type { Grammar } from "@/lib/documentation/highlight";
import type { Language } from "@/lib/site/language";
import { CodeSample } from "./code-sample";
import { CopyCode } from "./copy-code";

type CodeFigureProps = {
  label: string;
  code: string;
  grammar: Grammar;
  language: Language;
  className?: string;
};

export function CodeFigure({ label, code, grammar, language, className }: CodeFigureProps) {
  return (
    <figure className={cx("code-figure", className)}>
      <figcaption className="code-caption">
        <span className="truncate">{label}</span>
        <CopyCode label={label} language={language} />
      </figcaption>
      <CodeSample code={code} grammar={grammar} label={label} />
    </figure>
  );
}
