type CodeBlockProps = {
  /** Describes the sample. It is shown above it and names the scrollable region for screen readers. */
  label: string;
  code: string;
};

/** A sample without syntax highlighting. Highlighted ones, with a copy button, are `components/docs/code-figure.tsx`. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className="code-figure">
      <figcaption className="code-caption">
        <span className="truncate">{label}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className="program">
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
