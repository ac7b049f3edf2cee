import { RequestScreen } from "@/components/forms/request-screen";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("gdprRequest");

export default function GdprRequestPage() {
  return (
    <>
      <RequestScreen law="gdpr" />
      <StructuredData page="gdprRequest" />
    </>
  );
}
