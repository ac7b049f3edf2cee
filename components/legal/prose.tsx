import type { MDXComponents } from "mdx/types";
import { cx } from "@/components/ui/cx";

/** Splits '4.2 Availability' so that the number can hang beside the words; both stay text that can be searched. */
function NumberedHeading({ id, children }: { id?: string; children?: React.ReactNode }) {
  const match = typeof children === "string" ? /^(\d+\.\d+) (.+)$/.exec(children) : null;
  return (
    <h3
      id={id}
      className={cx("mt-8 flex font-semibold text-ink print:break-after-avoid", match && "sm:-ml-13")}
    >
      {match ? (
        <>
          <span className="min-w-10 font-normal text-ink-faint tabular-nums sm:min-w-13">{match[1]}</span>{" "}
          <span>{match[2]}</span>
        </>
      ) : (
        children
      )}
    </h3>
  );
}

/** Every element that the legal Markdown uses. Colour and measure come from the clause around it. */
export const proseComponents: MDXComponents = {
  h3: NumberedHeading,
  p: ({ children }) => <p className="mt-3 leading-7">{children}</p>,
  ul: ({ children }) => <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-ink-faint">{children}</ul>,
  ol: ({ children }) => (
    <ol className="mt-3 list-[legal-letter] space-y-2 pl-7 marker:text-ink-faint">{children}</ol>
  ),
  li: ({ children }) => <li className="pl-1 leading-7">{children}</li>,
  strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
};
