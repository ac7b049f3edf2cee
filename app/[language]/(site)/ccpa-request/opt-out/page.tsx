import { RequestScreen } from "@/components/privacy-requests/request-screen";
import { pageMetadata } from "@/lib/pages/metadata";

/** The CCPA form with opt-out selected, for links that must work without scripts. Its canonical address is the form's. */
export const generateMetadata = () => pageMetadata("ccpaRequest");

export default function OptOutRequestPage() {
  return <RequestScreen law="ccpa" chosen="opt-out" />;
}
