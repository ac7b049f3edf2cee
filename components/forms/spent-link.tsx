import { type FragmentNotice, Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";

type SpentLinkProps = Pick<FragmentNotice, "tone" | "title" | "body"> & {
  page: string;
  next: { href: string; text: string };
};

/** The page of an emailed link if the link has nothing left to do, for example after it was used. */
export function SpentLink({ page, tone, title, body, next }: SpentLinkProps) {
  return (
    <>
      <PageHeader title={page} />
      <Container className="py-12 sm:py-16">
        <Notice tone={tone} title={title} role="status" className="max-w-2xl">
          {body}
        </Notice>
        <p className="mt-5">
          <TextLink href={next.href}>{next.text}</TextLink>
        </p>
      </Container>
    </>
  );
}
