import { PostForm } from "@/components/forms/post-form";
import { Receipt } from "@/components/forms/receipt";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { complaintPage, type RequestPage, requestPageOf } from "@/lib/privacy/intake/page";
import type { Law } from "@/lib/privacy/laws";
import { currentLanguage } from "@/lib/site/current-language";

export async function RequestScreen({ law, chosen }: { law: Law; chosen?: string }) {
  const page = requestPageOf(law, await currentLanguage());
  return <FormScreen page={page} chosen={chosen} />;
}

export async function ComplaintScreen() {
  return <FormScreen page={complaintPage(await currentLanguage())} />;
}

function FormScreen({ page, chosen }: { page: RequestPage; chosen?: string }) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <Container className="grid grid-cols-1 gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <Card className="self-start sm:p-8">
          <PostForm
            spec={page.form}
            parts={{ Receipt }}
            defaults={chosen ? { requestType: chosen } : undefined}
          />
        </Card>
        <div className="grid content-start gap-10 sm:max-lg:grid-cols-2 lg:pt-2">
          <Steps page={page} />
          <div className="grid content-start gap-8">
            <Links {...page.otherWays} />
            <Links {...page.links} />
          </div>
        </div>
      </Container>
    </>
  );
}

function Steps({ page }: { page: RequestPage }) {
  return (
    <section>
      <h2 className="text-heading">{page.stepsTitle}</h2>
      <ol className="mt-5 grid gap-6 border-l border-line">
        {page.steps.map(({ title, body }) => (
          <li key={title} className="relative pl-6">
            <span aria-hidden="true" className="timeline-dot" />
            <h3 className="leading-6 font-semibold">{title}</h3>
            <p className="mt-1 leading-6 text-ink-soft">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Links({ title, lines }: RequestPage["links"]) {
  return (
    <section>
      <h2 className="text-[1.0625rem] leading-6 font-semibold">{title}</h2>
      <ul className="mt-2">
        {lines.map(({ text, href }) => (
          <li key={href}>
            <TextLink href={href}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
