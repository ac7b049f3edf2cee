import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { gdpr } from "@/lib/pages/gdpr";
import { pageMetadata } from "@/lib/pages/metadata";
import { Content } from "./prose";

export const generateMetadata = () => pageMetadata("gdpr");

export default function GdprPage() {
  return (
    <LegalPage document={gdpr}>
      <Content />
      <StructuredData page="gdpr" />
    </LegalPage>
  );
}
