import { Fragment } from "react";
import { buttonClass } from "@/components/ui/button";
import type { Block, MailContent } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { mainLanguage } from "@/lib/site/language";

/** An email as the recipient will see it. Its links are inactive. */
export function MailPreview({ to, mail }: { to: string; mail: MailContent }) {
  const { language = mainLanguage, subject, heading, blocks } = mail;
  return (
    <article lang={language} className="overflow-hidden rounded-xl border border-line bg-surface">
      <header className="border-b border-line bg-sunken px-4 py-3 text-[0.875rem] leading-5">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="wrap-anywhere text-ink-soft">{to}</p>
      </header>
      <div className="grid gap-4 p-4 text-[0.9375rem] leading-6 wrap-anywhere sm:p-5">
        <p className="font-semibold text-accent">{site.name}</p>
        <p className="text-heading">{heading}</p>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are rendered once
          <Fragment key={index}>
            <PreviewBlock block={block} />
          </Fragment>
        ))}
      </div>
    </article>
  );
}

function PreviewBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p className="whitespace-pre-wrap">{block.text}</p>;
    case "quote":
      return <p className="border-l-2 border-accent/40 pl-4 whitespace-pre-wrap">{block.text}</p>;
    case "button":
      return (
        <span className={buttonClass("secondary", "md", "pointer-events-none justify-self-start")}>
          {block.label}
        </span>
      );
    case "rows":
      return (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_1fr]">
          {block.rows.map(([label, value]) => (
            <Fragment key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </Fragment>
          ))}
        </dl>
      );
  }
}
