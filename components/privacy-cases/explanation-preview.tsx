import { Card } from "@/components/ui/card";
import type { explanationOf } from "@/lib/privacy/answers/processing/sections";
import type { Language } from "@/lib/site/language";

type ExplanationPreviewProps = {
  explanation: ReturnType<typeof explanationOf>;
  language: Language;
};

/** The explanations of an answer, as the requester will read them. */
export function ExplanationPreview({ explanation, language }: ExplanationPreviewProps) {
  const { title, lead, sections } = explanation;
  return (
    <article lang={language} className="grid gap-8">
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </div>
      {sections.map((section) => (
        <section key={section.title}>
          <h3 className="mb-3 text-heading">{section.title}</h3>
          {section.paragraphs.map((text) => (
            <p key={text} dir="auto" className="mb-3 leading-7 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          ))}
          <div className="grid gap-4">
            {section.records.map(({ title, rows }) => (
              <Card key={title ?? section.title}>
                {title && <h4 className="mb-3 font-semibold">{title}</h4>}
                <dl className="grid gap-2">
                  {rows.map(([label, value]) => (
                    <div key={label} className="grid gap-1 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-4">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
