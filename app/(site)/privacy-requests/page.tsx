import { FindRequest } from "@/components/privacy-requests/find-request";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("privacyRequests");

export default function FindRequestPage() {
  return <FindRequest />;
}
