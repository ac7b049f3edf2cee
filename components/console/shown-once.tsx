import { buttonClass } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { PrintButton } from "@/components/ui/print-button";
import { copyWords } from "@/lib/console/copy-words";
import { CopyButton } from "./copy-button";

type ShownOnceProps = {
  title: string;
  lead: string;
  /** The accessible name of the block, if it differs from the title. */
  label?: string;
  text: string;
  /** The name of the file to download, for text that is meant to be printed, such as recovery codes. */
  file?: string;
};

/**
 * Something shown only once: a link, a token, recovery codes. The file is a data URL, which needs no script and no
 * second request.
 */
export function ShownOnce({ title, lead, label = title, text, file }: ShownOnceProps) {
  return (
    <section
      data-copy
      className="shown-once mb-8 grid max-w-3xl gap-3 rounded-xl border border-accent/30 bg-accent-soft p-4 sm:p-5"
    >
      <h2 className="text-heading">{title}</h2>
      <p className="text-[0.9375rem] leading-6">{lead}</p>
      <CodeBlock label={label} code={text} />
      <div className="flex flex-wrap gap-3">
        <CopyButton of={label} />
        {file && (
          <>
            <PrintButton label={copyWords.print} variant="secondary" />
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}\n`)}`}
              download={file}
              className={buttonClass("secondary")}
            >
              {copyWords.download}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
