import { LiveStatus } from "@/components/status/live-status";
import { WithoutScript } from "@/components/status/without-script";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { site } from "@/lib/site/brand";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/paths";
import { serviceNames } from "@/lib/status/services";
import { statusPage } from "@/lib/status/words";

export const metadata = pageMetadata("status");

export default function StatusPage() {
  return (
    <>
      <PageHeader title={statusPage.title} lead={statusPage.lead} />
      <Container className="py-12 sm:py-16">
        <WithoutScript />
        <LiveStatus services={serviceNames} />
        <p className="mt-14 text-ink-soft">{statusPage.emergency}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={paths.documentation} variant="secondary">
            Documentation
          </ButtonLink>
          <ButtonLink href={site.app.dashboard} variant="secondary" external>
            Dashboard
          </ButtonLink>
        </div>
      </Container>
      <StructuredData page="status" />
    </>
  );
}
