type CodeBlockProps = {
  /** What the sample is: shown above it, and read out for the region that scrolls. */
  label: string;
  code: string;
};

/** A sample without colours. Highlighted ones, with a copy button, are `components/docs/code-figure.tsx`. */
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
