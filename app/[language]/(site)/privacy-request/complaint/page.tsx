import { ComplaintScreen } from "@/components/privacy-requests/request-screen";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("privacyComplaint");

export default function PrivacyComplaintPage() {
  return (
    <>
      <ComplaintScreen />
      <StructuredData page="privacyComplaint" />
    </>
  );
}
