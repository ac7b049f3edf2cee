import { KeptNow } from "@/components/security/kept-now";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader, Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { TextLink } from "@/components/ui/text-link";
import { spanText } from "@/lib/data-inventory/kept";
import { keptWords, retentionText } from "@/lib/data-inventory/tables";
import { websiteData } from "@/lib/data-inventory/website-data";
import { pageMetadata } from "@/lib/pages/metadata";
import { translations as securityWords } from "@/lib/pages/words/security/generated";
import { measuredData } from "@/lib/retention/measure-kept";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";
import { endpoints, paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("security");

const securityFile = "/.well-known/security.txt";

export default async function SecurityPage() {
  const language = await currentLanguage();
  const { header, kept, measures, limits, report } = securityWords[language];
  const { oldest, underOneDay, records, overdue, waiting, failed } = kept;
  const rows = measuredData.map((data) => ({
    data,
    label: keptWords(data, language).data,
    period:
      data === "measurements" ? spanText(websiteData[data].period, language) : retentionText(data, language),
  }));
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <Section title={kept.title} lead={kept.lead}>
        <KeptNow
          rows={rows}
          words={{ oldest, underOneDay, records, overdue, waiting, failed }}
          language={language}
        />
        <p className="mt-8 max-w-3xl text-[0.9375rem] text-ink-soft">{kept.note}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={paths.dataRetention}>{kept.policy}</TextLink>
          <TextLink href={endpoints.keptData} file>
            {kept.json}
          </TextLink>
        </p>
      </Section>
      <Section tone="sunken" title={measures.title} lead={measures.lead}>
        <ul className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
          {Object.values(measures.items).map(({ title, text }) => (
            <li key={title} className="bg-surface p-6 sm:p-8">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Container className="grid gap-10 py-10 sm:py-20 md:grid-cols-2 lg:gap-16">
        <section>
          <h2 className="text-heading">{limits.title}</h2>
          <p className="mt-3 text-ink-soft">{limits.certificates}</p>
          <p className="mt-3 text-ink-soft">{limits.uploads}</p>
          <ButtonLink href={paths.contact} variant="secondary" className="mt-5">
            {limits.questions}
          </ButtonLink>
        </section>
        <section>
          <h2 className="text-heading">{report.title}</h2>
          <p className="mt-3 text-ink-soft">{report.text}</p>
          <p className="mt-1 flex flex-wrap gap-x-6">
            <TextLink href={`mailto:${site.email.security}`}>{site.email.security}</TextLink>
            <TextLink href={securityFile} file>
              {report.file}
            </TextLink>
          </p>
        </section>
      </Container>
      <StructuredData page="security" />
    </>
  );
}
