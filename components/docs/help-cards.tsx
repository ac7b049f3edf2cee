import { Icon } from "@/components/ui/icon";
import { NewTab } from "@/components/ui/local-link";
import { Section } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { helpCards } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { InlineMarkdown } from "./inline-markdown";

/** Where to get help if the documentation doesn't have the answer. */
export async function HelpCards() {
  const language = await currentLanguage();
  const { help } = documentationWords[language];
  return (
    <Section tone="sunken" title={help.title} lead={help.lead}>
      <StaticHtml as="ul" className="grid gap-4 md:grid-cols-3">
        {helpCards.map(({ key, icon, href, external }) => (
          <li key={key} className="help-card">
            <Icon name={icon} />
            <h3 className="text-heading">{help[key].title}</h3>
            <p>
              <InlineMarkdown text={help[key].text} />
            </p>
            <a href={pathIn(language, href)} {...(external && { target: "_blank", rel: "noopener" })}>
              {help[key].label}
              {external && (
                <>
                  <Icon name="arrow-up-right" className="size-4" />
                  <NewTab />
                </>
              )}
            </a>
          </li>
        ))}
      </StaticHtml>
    </Section>
  );
}
