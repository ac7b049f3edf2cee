import type { Grammar } from "@/lib/documentation/highlight";
import type { Language } from "@/lib/site/language";
import { CodeSample } from "./code-sample";
import { CopyCode } from "./copy-code";

type CodeFigureProps = {
  label: string;
  code: string;
  grammar: Grammar;
  language: Language;
};

export function CodeFigure({ label, code, grammar, language }: CodeFigureProps) {
  return (
    <figure className="code-figure">
      <figcaption className="code-caption">
        <span className="truncate">{label}</span>
        <CopyCode label={label} language={language} />
      </figcaption>
      <CodeSample code={code} grammar={grammar} label={label} />
    </figure>
  );
}
