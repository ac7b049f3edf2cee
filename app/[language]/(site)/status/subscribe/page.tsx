import { Subscribe } from "@/components/subscribers/subscribe";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("statusSubscribe");

export default function SubscribePage() {
  return (
    <>
      <Subscribe />
      <StructuredData page="statusSubscribe" />
    </>
  );
}
