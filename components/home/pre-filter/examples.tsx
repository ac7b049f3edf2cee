import type { PanelWords } from "./words";

type ExamplesProps = { words: PanelWords; onPick: (text: string) => void; onIntent: () => void };

/** Buttons that fill in sample texts. Hidden without JavaScript. */
export function Examples({ words, onPick, onIntent }: ExamplesProps) {
  return (
    <div className="needs-js flex flex-wrap items-center gap-1.5 border-t print:hidden border-line px-4 py-3 sm:px-5">
      <p id="pre-filter-examples" className="mr-1 text-[0.8125rem] leading-11 text-ink-faint">
        {words.examplesLabel}
      </p>
      <ul aria-labelledby="pre-filter-examples" className="contents">
        {words.examples.map(({ label, text }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onPick(text)}
              onPointerEnter={onIntent}
              className="example-button"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
