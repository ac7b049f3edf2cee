import { CodeColors } from "@/components/docs/code-colors";
import { CodeFigure } from "@/components/docs/code-figure";
import { CopyCodes } from "@/components/docs/copy-code";
import { CollapsibleOnPhones } from "@/components/ui/collapsible";
import { Section } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { homeWords, integration } from "@/lib/pages/home";
import { currentLanguage } from "@/lib/site/current-language";

export async function HowItWorks() {
  const language = await currentLanguage();
  const { steps } = homeWords[language];
  return (
    <Section
      tone="sunken"
      eyebrow={steps.eyebrow}
      title={steps.title}
      lead={<span className="max-sm:hidden">{steps.lead}</span>}
    >
      <StaticHtml className="grid gap-x-14 gap-y-4 sm:gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ol className="step-list">
          {Object.values(steps.items).map((step, index) => (
            <li key={step.title} className="step">
              <span className="step-stake" aria-hidden="true">
                {index + 1}
              </span>
              <div className="pb-3 sm:pb-8">
                <h3 className="text-heading">{step.title}</h3>
                <p className="mt-2 max-w-md text-ink-soft sm:leading-7">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="min-w-0">
          <CollapsibleOnPhones summary={steps.code} />
          <div className="grid gap-4">
            <CodeFigure
              label={integration.requestLabel}
              code={integration.request}
              grammar="typescript"
              language={language}
            />
            <CodeFigure label={steps.answer} code={integration.response} grammar="json" language={language} />
          </div>
        </div>
      </StaticHtml>
      <CodeColors />
      <CopyCodes language={language} />
    </Section>
  );
}
