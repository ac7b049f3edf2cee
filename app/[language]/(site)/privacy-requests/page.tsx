import { FindRequest } from "@/components/privacy-requests/find-request";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("privacyRequests");

export default function FindRequestPage() {
  return <FindRequest />;
}
