import type { MDXComponents } from "mdx/types";

/** Splits '4.2 Availability' so that the number can hang in the margin. Both parts stay searchable text. */
function NumberedHeading({ id, children }: { id?: string; children?: React.ReactNode }) {
  const match = typeof children === "string" ? /^(\d+\.\d+) (.+)$/.exec(children) : null;
  return (
    <h3 id={id} className="prose-h3">
      {match ? (
        <>
          <b>{match[1]}</b> <span>{match[2]}</span>
        </>
      ) : (
        children
      )}
    </h3>
  );
}

/** The components that render legal Markdown; legal.css styles them. */
export const proseComponents: MDXComponents = {
  h3: NumberedHeading,
  p: ({ children }) => <p className="prose-p">{children}</p>,
  ul: ({ children }) => <ul className="prose-list">{children}</ul>,
  ol: ({ children }) => <ol className="prose-list">{children}</ol>,
};
