import { cx } from "@/components/ui/cx";
import { frameWords } from "@/lib/pages/frame-words";
import type { LegalDocument } from "@/lib/pages/legal-document";
import { localize } from "@/lib/site/current-language";
import type { Translated } from "@/lib/site/language";
import { linkLook } from "./prose-links";

/**
 * A section of a legal document. Heading, number and anchor come from the document's section list, so the table of
 * contents always matches. Throws at build time if the list has no such id.
 */
export async function Clause({
  of,
  id,
  children,
}: {
  of: Translated<LegalDocument>;
  id: string;
  children: React.ReactNode;
}) {
  const { sections, numbered, title: document } = await localize(of);
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (!section) throw new Error(`${document} has no section "${id}"`);
  const { legal } = await localize(frameWords);
  const heading = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={heading} className="clause">
      <div className="flex items-baseline gap-2">
        <h2 id={heading} className="clause-title">
          {numbered && <span className="min-w-10 text-accent tabular-nums sm:min-w-13">{index + 1}.</span>}{" "}
          <span className="min-w-0">{section.title}</span>
        </h2>
        <a href={`#${id}`} aria-label={legal.permalink({ section: section.title })} className="clause-anchor">
          #
        </a>
      </div>
      <div className={numbered ? "sm:pl-13" : undefined}>{children}</div>
    </section>
  );
}

/**
 * 'Section 12' as a link, for references within a document. Throws if the id is unknown.
 * @param number only '12', for lists that begin with 'Sections'
 */
export async function SectionRef({
  of,
  to,
  number = false,
}: {
  of: Translated<LegalDocument>;
  to: string;
  number?: boolean;
}) {
  const { sections, title } = await localize(of);
  const index = sections.findIndex((section) => section.id === to);
  if (index < 0) throw new Error(`${title} cites an unknown section "${to}"`);
  const { legal } = await localize(frameWords);
  const name = legal.section({ number: index + 1 });
  return (
    <a href={`#${to}`} aria-label={number ? name : undefined} className={cx(linkLook, "whitespace-nowrap")}>
      {number ? index + 1 : name}
    </a>
  );
}
