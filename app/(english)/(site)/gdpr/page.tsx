import { LegalPage } from "@/components/legal/legal-page";
import { LocalContent } from "@/components/ui/local-content";
import { StructuredData } from "@/components/ui/structured-data";
import { gdpr } from "@/lib/pages/gdpr";
import { pageMetadata } from "@/lib/pages/metadata";
import { prose } from "./prose";

export const generateMetadata = () => pageMetadata("gdpr");

export default function GdprPage() {
  return (
    <LegalPage document={gdpr}>
      <LocalContent of={prose.content} />
      <StructuredData page="gdpr" />
    </LegalPage>
  );
}
