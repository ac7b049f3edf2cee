import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/icon";
import { NewTab } from "@/components/ui/local-link";
import { StaticHtml } from "@/components/ui/static-html";
import { creditCosts, estimatedKinds, pricingWords } from "@/lib/pages/pricing";
import { site } from "@/lib/site/brand";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { figures } from "@/lib/site/figures";
import { numberForms } from "@/lib/site/number-forms";
import { CreditEstimator } from "./credit-estimator";

const dearest = Math.max(...creditCosts.map((item) => item.cost));

/** The cost of a request as a bar, relative to the most expensive request. */
function CostBar({ cost, className }: { cost: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("h-1.5 w-full rounded-full bg-line", className)}
    >
      <rect width={(cost / dearest) * 100} height="6" className="fill-accent" />
    </svg>
  );
}

async function CostTable() {
  const { columns, kinds, title } = (await localize(pricingWords)).costs;
  return (
    <StaticHtml as="table" className="w-full border-collapse text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-[0.8125rem] leading-5 text-ink-faint">
          <th scope="col" className="pb-3 font-medium">
            {columns.kind}
          </th>
          <th scope="col" className="pb-3 pl-4 text-right font-medium">
            {columns.cost}
          </th>
          <th scope="col" className="min-w-24 pb-3 pl-4 text-right font-medium">
            {columns.reach}
          </th>
        </tr>
      </thead>
      <tbody>
        {creditCosts.map(({ kind, cost }) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="w-3/5 py-3.5 font-medium">
              {kinds[kind]}
              <CostBar cost={cost} className="mt-2 block" />
            </th>
            <td className="py-3.5 pl-4 text-right align-top font-mono text-heading tabular-nums">{cost}</td>
            <td className="py-3.5 pl-4 text-right align-top leading-7 text-ink-soft tabular-nums">
              {Math.floor(figures.credits.onRegistration / cost)}
            </td>
          </tr>
        ))}
      </tbody>
    </StaticHtml>
  );
}

export async function CreditCosts() {
  const language = await currentLanguage();
  const { costs, estimator } = pricingWords[language];
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
      <div>
        <CostTable />
        <p className="mt-6 text-[0.9375rem] leading-6 text-ink-soft">
          {costs.packages}
          <a
            href={site.app.dashboard}
            target="_blank"
            rel="noopener"
            className="mt-1 flex min-h-11 w-fit items-center gap-1 text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {costs.dashboard}
            <Icon name="arrow-up-right" className="size-4" />
            <NewTab />
          </a>
        </p>
      </div>
      <CreditEstimator
        title={estimator.title}
        lead={estimator.lead}
        total={estimator.total}
        each={estimator.each}
        counted={estimator.counted}
        fields={estimatedKinds.map((field) => ({ ...field, label: estimator.fields[field.key] }))}
        form={numberForms[language]}
      />
    </div>
  );
}
