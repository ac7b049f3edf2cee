import { Collapsible } from "@/components/ui/collapsible";
import { StaticHtml } from "@/components/ui/static-html";
import { TextLink } from "@/components/ui/text-link";
import { faqLinks, type PricingWords, pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";

type Question = keyof PricingWords["faq"]["items"];

/** What people ask before they decide, answered from what the site states elsewhere. */
export async function Faq() {
  const { items } = (await localize(pricingWords)).faq;
  return (
    <StaticHtml className="grid max-w-3xl gap-3">
      {(Object.keys(faqLinks) as Question[]).map((key, index) => (
        <div key={key} id={key} className="scroll-mt-24">
          <Collapsible summary={items[key].question} open={index === 0}>
            <p className="text-[0.9375rem] leading-6 text-ink-soft">{items[key].answer}</p>
            <p className="flex flex-wrap gap-x-6 text-[0.9375rem]">
              {faqLinks[key].map((href, at) => (
                <TextLink key={href} href={href}>
                  {items[key].links[at]}
                </TextLink>
              ))}
            </p>
          </Collapsible>
        </div>
      ))}
    </StaticHtml>
  );
}
