import type { Grammar } from "@/lib/documentation/highlight";
import type { Language } from "@/lib/site/language";
import { CopyCode } from "./copy-code";
import { Program } from "./program";

type CodeFigureProps = {
  label: string;
  code: string;
  grammar: Grammar;
  language: Language;
  className?: string;
};

/** One piece of code under its name. */
export function CodeFigure({ label, code, grammar, language, className }: CodeFigureProps) {
  return (
    <figure className={`min-w-0 overflow-hidden rounded-xl border border-line bg-surface ${className ?? ""}`}>
      <figcaption className="flex min-h-11 items-center justify-between gap-4 border-line border-b pl-4 font-mono text-[0.8125rem] text-ink-soft">
        <span className="truncate">{label}</span>
        <CopyCode label={label} language={language} />
      </figcaption>
      <Program code={code} grammar={grammar} label={label} />
    </figure>
  );
}
