import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { privacy } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/site/metadata";
import Handling from "./handling.mdx";
import Rights from "./rights.mdx";

export const metadata = pageMetadata("privacy");

export default function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <Handling />
      <Rights />
      <StructuredData page="privacy" />
    </LegalPage>
  );
}
