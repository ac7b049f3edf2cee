import { RequestScreen } from "@/components/privacy-requests/request-screen";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("ccpaRequest");

export default function CcpaRequestPage() {
  return (
    <>
      <RequestScreen law="ccpa" />
      <StructuredData page="ccpaRequest" />
    </>
  );
}
