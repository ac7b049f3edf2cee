import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { frameWords } from "@/lib/pages/frame-words";
import { legalWords } from "@/lib/pages/legal";
import type { LegalDocument } from "@/lib/pages/legal-document";
import { pagePath } from "@/lib/pages/page-meta";
import { localize } from "@/lib/site/current-language";
import { mainLanguage, type Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { KeyFacts } from "./key-facts";
import { linkLook } from "./prose-links";
import { TableOfContents } from "./table-of-contents";
import "./legal.css";
import type { MDXContent } from "mdx/types";

/** Says on translated pages that only the English text is binding, for documents where that is so. */
async function BindingVersion({ document: { bindsInEnglish } }: { document: LegalDocument }) {
  const { binding } = await localize(legalWords);
  if (!binding || !bindsInEnglish) return null;
  return (
    <Notice className="mb-8">
      {binding.note}{" "}
      <a href={paths[bindsInEnglish]} hrefLang={mainLanguage} className={linkLook}>
        {binding.original}
      </a>
    </Notice>
  );
}

/** The frame of every legal page: head with its date, contents beside the text, links to adjacent documents below. */
export async function LegalPage({
  document: documents,
  children,
}: {
  document: Translated<LegalDocument>;
  children: React.ReactNode;
}) {
  const document = await localize(documents);
  const { legal } = await localize(frameWords);
  return (
    <div className="legal">
      <PageHeader eyebrow={legal.eyebrow} title={document.title} lead={document.lead}>
        {document.action && (
          <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <ButtonLink href={paths[document.action.to]} size="lg">
              {document.action.label}
            </ButtonLink>
            <span className="text-ink-soft text-sm">{document.action.note}</span>
          </p>
        )}
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <Icon name="clock" className="mt-0.5 size-4 text-ink-faint" />
          {[document.dated, ...(document.reviewed ? [document.reviewed] : [])].join("\u00a0· ")}
        </p>
      </PageHeader>
      <Container className="grid gap-8 py-10 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 print:block print:py-6">
        <TableOfContents sections={document.sections} numbered={document.numbered} />
        <article className="min-w-0 max-w-[52rem]">
          <BindingVersion document={document} />
          {document.keyFacts.length > 0 && <KeyFacts keyFacts={document.keyFacts} />}
          <div className="legal-text links-on-paper mt-10 sm:mt-14">{children}</div>
          <nav aria-label={legal.related} className="border-line border-t pt-10 print:hidden">
            <h2 className="font-semibold text-lg">{legal.related}</h2>
            <ul className="mt-4 grid gap-3 sm:grid-cols-2">
              {document.related.map(({ to, label, note }) => (
                <li key={to}>
                  <LocalLink
                    href={pagePath(to)}
                    className="block h-full rounded-xl border border-line bg-surface p-4 hover:border-line-strong"
                  >
                    <span className="font-medium text-accent">{label}</span>
                    <span className="mt-1 block text-ink-soft text-sm leading-5">{note}</span>
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
        </article>
      </Container>
    </div>
  );
}

/** Renders the Markdown file of the page's language. */
export async function LocalContent({ of }: { of: Translated<MDXContent> }) {
  const Content = await localize(of);
  return <Content />;
}
