import { ResidenceChoice } from "@/components/privacy-requests/residence-choice";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("privacyRequest");

export default function PrivacyRequestPage() {
  return (
    <>
      <ResidenceChoice />
      <StructuredData page="privacyRequest" />
    </>
  );
}
