import { ContactCards } from "@/components/contact/contact-cards";
import { EnterpriseBlock } from "@/components/contact/enterprise-block";
import { ResponseTimes } from "@/components/contact/response-times";
import { PostForm } from "@/components/forms/post-form";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { contactForm } from "@/lib/contact/form";
import { contactWords } from "@/lib/contact/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";

export const generateMetadata = () => pageMetadata("contact");

export default async function ContactPage() {
  const { header } = await localize(contactWords);
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <Container className="grid grid-cols-1 gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] lg:gap-16">
        <Card className="self-start sm:p-8">
          <PostForm spec={await localize(contactForm)} />
        </Card>
        <ContactCards />
      </Container>
      <Container className="grid grid-cols-1 gap-12 pb-16 sm:pb-24 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] lg:gap-16">
        <EnterpriseBlock />
        <ResponseTimes />
      </Container>
      <StructuredData page="contact" />
    </>
  );
}
