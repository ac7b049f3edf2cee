import { RequestScreen } from "@/components/privacy-requests/request-screen";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("gdprRequest");

export default function GdprRequestPage() {
  return (
    <>
      <RequestScreen law="gdpr" />
      <StructuredData page="gdprRequest" />
    </>
  );
}
