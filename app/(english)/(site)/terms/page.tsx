import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { terms } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import { Agreement, DataAndBilling, Disputes, Service } from "./prose";

export const generateMetadata = () => pageMetadata("terms");

export default function TermsPage() {
  return (
    <LegalPage document={terms}>
      <Agreement />
      <Service />
      <DataAndBilling />
      <Disputes />
      <StructuredData page="terms" />
    </LegalPage>
  );
}
